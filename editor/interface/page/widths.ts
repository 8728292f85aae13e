/** A width at which the page is looked at. */
export interface Width {
  name: 'phone' | 'tablet' | 'desktop'
  title: string
  px: number
}

export const widths: readonly [Width, Width, Width] = [
  { name: 'phone', title: 'Phone', px: 390 },
  { name: 'tablet', title: 'Tablet', px: 768 },
  { name: 'desktop', title: 'Desktop', px: 1280 },
]
