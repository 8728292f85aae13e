import { type CSSProperties, useEffect, useId, useState } from 'react'
import { replaceAddress } from '~/behaviours/address/replace-address'
import { useHydrated } from '~/behaviours/hydrated/use-hydrated'
import words from '~content/living/tea-shades.yaml'
import controls from '../controls.module.css'
import { Frame } from '../frame'
import styles from './tea-shades.module.css'

const USUAL = 17
const LAST = words.shades.length
const FRAGMENT = '#living='

/** Tea of shade 1 to 40: strength falls row by row, milk grows from left to right. */
function shade(number: number): string {
  const milk = ((number - 1) % 8) / 7
  const strength = 1 - (Math.floor((number - 1) / 8) / 4) * 0.86
  const mix = (from: string, to: string, share: number) =>
    `color-mix(in srgb, ${to} ${Math.round(share * 100)}%, ${from})`
  return mix(mix('#d9762b', '#3a0f06', strength), mix('#f0d2a4', '#a8683a', strength), milk ** 0.8)
}

/** The shade that the address names; null if it names none. */
function shadeOfAddress(): number | null {
  const number = Number(location.hash.slice(FRAGMENT.length))
  const isShade =
    location.hash.startsWith(FRAGMENT) && Number.isInteger(number) && number >= 1 && number <= LAST
  return isShade ? number : null
}

/** Ruchi Tea: a cup from above, in the shade that one points at on the card; its link shows the same cup to somebody else. */
export function LivingObject() {
  const group = useId()
  const isHydrated = useHydrated()
  const [number, setNumber] = useState(USUAL)
  const [status, setStatus] = useState('')

  useEffect(() => {
    const named = shadeOfAddress()
    if (named === null) return
    setNumber(named)
    document.querySelector('[data-object]')?.scrollIntoView({ block: 'center' })
  }, [])

  const choose = (next: number) => {
    setNumber(next)
    setStatus('')
  }
  const copy = async () => {
    const address = `${location.pathname}${location.search}${FRAGMENT}${number}`
    replaceAddress(address)
    try {
      await navigator.clipboard.writeText(location.origin + address)
      setStatus(words.copied)
    } catch {
      setStatus(words.notCopied)
    }
  }

  const isEmpty = number === LAST
  const drawing = (
    <svg viewBox="0 0 640 560" aria-hidden="true">
      <circle cx="290" cy="280" r="270" fill="#c0341d" />
      <circle cx="290" cy="280" r="236" fill="none" stroke="#a12813" strokeWidth="5" />
      <rect x="460" y="252" width="150" height="56" fill="#fffdf7" />
      <circle cx="290" cy="280" r="196" fill="#fffdf7" />
      <circle cx="290" cy="280" r="168" style={{ fill: isEmpty ? '#f4e6cf' : shade(number) }} />
      {isEmpty ? (
        <path
          d="M210 250v-26M370 250v-26M196 306q94 110 188 0"
          fill="none"
          stroke="#2b120a"
          strokeWidth="18"
          strokeLinecap="square"
        />
      ) : (
        <>
          <path
            d="M150 240a146 146 0 0 1 90-98"
            fill="none"
            stroke="#fffdf7"
            strokeWidth="10"
            opacity=".55"
          />
          <circle key={number} className={styles.ripple} fill="none" cx="290" cy="280" r="150" />
        </>
      )}
    </svg>
  )
  return (
    <Frame words={words} drawing={drawing}>
      <output className={`${controls.said} ${styles.said}`}>
        <b>{number}</b> {words.shades[number - 1]}
      </output>
      <fieldset className={styles.card}>
        <legend className={controls.label}>{words.legend}</legend>
        {isHydrated &&
          words.shades.map((name, index) => (
            <label
              key={name}
              className={styles.shade}
              style={{ '--shade': shade(index + 1) } as CSSProperties}
            >
              <input
                type="radio"
                name={group}
                aria-label={`${index + 1}, ${name}`}
                checked={number === index + 1}
                onChange={() => choose(index + 1)}
              />
            </label>
          ))}
      </fieldset>
      <div className={controls.buttons}>
        <button type="button" className={controls.button} onClick={copy}>
          {words.copy}
        </button>
      </div>
      <p role="status" className={controls.status}>
        {status}
      </p>
    </Frame>
  )
}
