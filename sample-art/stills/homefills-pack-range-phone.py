"""Homefills: the cartons for a phone. The same scene; it sees by the picture's shape how many stand there."""
import os
import runpy

runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), "homefills-pack-range.py"))
