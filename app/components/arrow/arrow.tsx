interface ArrowProps {
  /** In px. Default: the style sheet's. */
  width?: number
  className?: string | undefined
}

/** An arrow forward, with a knot for its head, in the colour of the text, half as high as wide. */
export function Arrow({ width, className }: ArrowProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 24"
      width={width}
      height={width && width / 2}
      aria-hidden="true"
    >
      <path d="M0 10h32V6h4V2h4v4h4v4h4v4h-4v4h-4v4h-4v-4h-4v-4H0z" fill="currentColor" />
    </svg>
  )
}
