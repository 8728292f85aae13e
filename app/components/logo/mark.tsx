/** The agency's mark: a knot that is an eye. Takes the colour of the text; the eye shows `--mark-eye`. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 32" aria-hidden="true">
      <path d="M12 8h16v16H12z" fill="var(--mark-eye)" />
      <path d="M16 0h8v4h4v4h4v4h4v2h4v4h-4v2h-4v4h-4v4h-4v4h-8v-4h-4v-4H8v-4H4v-2H0v-4h4v-2h4V8h4V4h4zm2 8v3h-3v3h-3v4h3v3h3v3h4v-3h3v-3h3v-4h-3v-3h-3V8zm0 6h5v5h-5z" />
    </svg>
  )
}
