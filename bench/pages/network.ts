/** These names as the browser's developer tools define them: latency in ms, throughput in bytes per second. */
export interface Network {
  name: string
  latency: number
  downloadThroughput: number
  uploadThroughput: number
}

const bitsPerByte = 8
const megabit = 1_000_000

/** The tools subtract a tenth for packet overhead. */
const useful = 0.9

export const networks: readonly Network[] = [
  {
    name: 'Fast 4G',
    latency: 165,
    downloadThroughput: (9 * megabit * useful) / bitsPerByte,
    uploadThroughput: (1.5 * megabit * useful) / bitsPerByte,
  },
  {
    name: 'Slow 4G',
    latency: 562.5,
    downloadThroughput: (1.6 * megabit * useful) / bitsPerByte,
    uploadThroughput: (0.75 * megabit * useful) / bitsPerByte,
  },
]
