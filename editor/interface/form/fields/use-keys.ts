import { useState } from 'react'

/** A key for each entry of a list that stays with it when it is moved: what is open stays open. */
export function useKeys(length: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length }, () => Math.random()))
  const fitting =
    keys.length === length ? keys : Array.from({ length }, (_, place) => keys[place] ?? Math.random())
  if (fitting !== keys) setKeys(fitting)
  return { keys: fitting, edit: (change: (keys: readonly number[]) => number[]) => setKeys(change) }
}
