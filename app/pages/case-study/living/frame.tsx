import type { ReactNode } from 'react'
import section from '../sections/section.module.css'

interface FrameProps {
  words: { heading: string; hint: string }
  drawing: ReactNode
  /** What moves it; hidden without script. */
  children: ReactNode
}

/** A living object: what it is, its controls, its drawing. */
export function Frame({ words, drawing, children }: FrameProps) {
  return (
    <>
      <div>
        <h2 className={section.heading}>{words.heading}</h2>
        <p data-part="hint">{words.hint}</p>
        <div data-part="controls">{children}</div>
      </div>
      <div data-part="drawing">{drawing}</div>
    </>
  )
}
