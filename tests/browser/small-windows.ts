/** Windows in which little has room: small, low, or with enlarged text (px of the browser's text size). */
export const smallWindows = [
  { width: 280, height: 653, text: 16 },
  { width: 320, height: 256, text: 16 },
  { width: 390, height: 844, text: 32 },
  { width: 667, height: 320, text: 16 },
  { width: 667, height: 320, text: 32 },
] as const
