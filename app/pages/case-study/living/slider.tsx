import { useId } from 'react'
import controls from './controls.module.css'

interface SliderProps {
  label: string
  /** The value in words, shown above and read by screen readers. */
  said: string
  /** Gives the thumb its shape. */
  className: string | undefined
  min: number
  max: number
  step?: number
  value: number
  onMove: (value: number) => void
}

/** A range with its value in words, by which a visitor moves a living object. */
export function Slider({ label, said, className, onMove, ...range }: SliderProps) {
  const id = useId()
  return (
    <>
      <output className={controls.said}>{said}</output>{' '}
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...range}
        id={id}
        className={`${controls.range} ${className}`}
        type="range"
        aria-valuetext={said}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
    </>
  )
}
