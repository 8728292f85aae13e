/** Changes the address without an entry in the history. Safari refuses more than 100 changes in 30 s: the address then stays. */
export function replaceAddress(address: string): void {
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // The next change updates it.
  }
}
