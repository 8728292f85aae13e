/** What the browser's own developer tools mean by these names: latency in ms, throughput in bytes a second. */
export interface Network {
  name: string
  latency: number
  downloadThroughput: number
  uploadThroughput: number
}

const bitsPerByte = 8
const megabit = 1_000_000

/** The tools take a tenth off for what packets cost around their content. */
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
