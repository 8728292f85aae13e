import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { random } from '../../lib/random'
import { bayan, bells, dayan, manjira, pluck, rim, room, sampleRate, tanpura } from './instruments'
import { beat, cymbals, ending, length, notes, shaken, strokes } from './score'

/** Sa: C sharp below middle C, Hz. */
const tonic = 138.59
const pitch = (semitones: number): number => tonic * 2 ** (semitones / 12)
const human = random(5)

/** Two ears to mix into. */
class Stage {
  readonly left = new Float32Array(Math.round(length * sampleRate))
  readonly right = new Float32Array(Math.round(length * sampleRate))

  /** Adds a sound at a beat. @param pan -1 left .. 1 right */
  add(sound: Float32Array, at: number, gain: number, pan = 0): void {
    const start = Math.max(0, Math.round(at * beat * sampleRate))
    const [a, b] = [gain * Math.cos(((pan + 1) * Math.PI) / 4), gain * Math.sin(((pan + 1) * Math.PI) / 4)]
    for (let i = 0; i < sound.length && start + i < this.left.length; i += 1) {
      this.left[start + i] = (this.left[start + i] ?? 0) + (sound[i] ?? 0) * a
      this.right[start + i] = (this.right[start + i] ?? 0) + (sound[i] ?? 0) * b
    }
  }
}

function drone(stage: Stage): void {
  const strings = [pitch(-5), pitch(0), pitch(0) * 1.0012, pitch(-12)].map((frequency) => tanpura(frequency))
  for (let at = 0; at < 49; at += 1) {
    const sound = strings[at % 4]
    if (sound)
      stage.add(sound, at, at < 4 || (at >= 32 && at < 36) ? 0.24 : 0.15, [-0.35, 0.2, -0.2, 0.35][at % 4])
  }
}

/** The melody, with its lower octave on the beat and, in the last part, a third string above. */
function strings(stage: Stage): void {
  for (const { at, semitones, loud } of notes) {
    const late = at + (human() - 0.5) * 0.018
    const frequency = pitch(semitones + 12)
    stage.add(pluck(frequency, 2.4, { bright: 0.62, vibrato: 0.0012 }), late, 0.34 * loud, 0.14)
    if (at % 1 === 0)
      stage.add(pluck(frequency / 2, 2.6, { bright: 0.36, damp: 0.997 }), late, 0.17 * loud, -0.22)
    if (at >= 36 && at < 48)
      stage.add(pluck(frequency * 2, 1.2, { bright: 0.5, damp: 0.994 }), late + 0.01, 0.08 * loud, 0.4)
  }
  for (let at = 12; at < 48; at += 1) {
    if (at >= 28 && at < 36) continue
    stage.add(
      pluck(pitch([-12, -5, -12, 0][at % 4] ?? 0), 1.3, { bright: 0.3, damp: 0.996 }),
      at,
      0.26,
      -0.05,
    )
  }
}

function drums(stage: Stage): void {
  for (const { at, sign, loud, first } of strokes) {
    const weight = loud * (first ? 1 : 0.82) * (0.92 + human() * 0.16)
    if (sign === 'D' || sign === 'n')
      stage.add(dayan(pitch(12)), at, 0.13 * weight * (sign === 'n' ? 0.78 : 1), 0.3)
    if (sign === 'D' || sign === 'g') stage.add(bayan(first ? 15 : 8), at, 0.32 * weight, -0.12)
    if (sign === 't' || sign === 'k') stage.add(rim(), at, (sign === 't' ? 0.09 : 0.05) * weight, 0.25)
  }
  for (const at of cymbals) stage.add(manjira(), at, 0.045, -0.4)
  for (const [from, to] of shaken) {
    for (let at = from; at < to; at += 0.5) stage.add(bells(), at, at % 1 ? 0.075 : 0.045, 0.5)
  }
}

function lastChord(stage: Stage): void {
  ending.forEach((semitones, i) => {
    stage.add(
      pluck(pitch(semitones + 12), 2.9, { bright: 0.55, damp: 0.9972, vibrato: 0.0008 }),
      48 + i * 0.05,
      0.24,
      -0.4 + i * 0.13,
    )
  })
  stage.add(bayan(20, 1.2), 48, 0.4, -0.1)
}

/** Interleaved 16-bit stereo as a WAV file. */
function wav(left: Float32Array, right: Float32Array, gain: number): Buffer {
  const dither = random(9)
  const file = Buffer.alloc(44 + left.length * 4)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + left.length * 4, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(left.length * 4, 40)
  const whole = (value: number) =>
    Math.round(Math.max(-1, Math.min(1, value * gain + (dither() - dither()) / 32768)) * 32767)
  for (let i = 0; i < left.length; i += 1) {
    file.writeInt16LE(whole(left[i] ?? 0), 44 + i * 4)
    file.writeInt16LE(whole(right[i] ?? 0), 46 + i * 4)
  }
  return file
}

/** Integrated loudness (LUFS) and true peak (dBTP) as ffmpeg measures them. */
export function loudness(file: string): { integrated: number; peak: number } {
  const report = execFileSync('sh', [
    '-c',
    `ffmpeg -hide_banner -nostats -i "$0" -af ebur128=peak=true -f null - 2>&1`,
    file,
  ]).toString()
  const summary = report.slice(report.lastIndexOf('Summary:'))
  return {
    integrated: Number(/I:\s+(-?[\d.]+)/.exec(summary)?.[1]),
    peak: Number(/Peak:\s+(-?[\d.]+)/.exec(summary)?.[1]),
  }
}

/** Plays the piece into a WAV file at -16 LUFS with true peaks below -2 dBTP. */
export function play(file: string): { integrated: number; peak: number } {
  const stage = new Stage()
  drone(stage)
  strings(stage)
  drums(stage)
  lastChord(stage)
  const [wetLeft, wetRight] = [room(stage.left, 0), room(stage.right, 23)]
  const count = stage.left.length
  // The ear forgives a drum that is rounded off; a codec does not forgive one that clips.
  const round = (value: number) => Math.tanh(value * 1.1) / 1.1
  const ears = [stage.left, stage.right].map((dry, ear) =>
    dry.map((value, i) => {
      const fade = Math.min(1, i / (sampleRate * 0.4)) * Math.min(1, (count - i) / (sampleRate * 1.6))
      return round((value + 0.85 * ((ear ? wetRight : wetLeft)[i] ?? 0)) * fade * 1.2)
    }),
  )
  const [left = stage.left, right = stage.right] = ears
  writeFileSync(file, wav(left, right, 0.5))
  const measured = loudness(file)
  const draft = `${file}.draft.wav`
  writeFileSync(draft, wav(left, right, 0.5))
  const gain = -16 - measured.integrated
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-i',
    draft,
    '-af',
    `volume=${gain.toFixed(2)}dB,alimiter=limit=0.75:attack=2:release=60:level=0`,
    '-fflags',
    '+bitexact',
    file,
  ])
  execFileSync('rm', [draft])
  return loudness(file)
}
