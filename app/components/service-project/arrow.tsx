/** The sign that a card leads on: an arrow with a knot for its head, in the colour of the text. */
export function Arrow({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 24" aria-hidden="true">
      <path d="M0 10h32V6h4V2h4v4h4v4h4v4h-4v4h-4v4h-4v-4h-4v-4H0z" fill="currentColor" />
    </svg>
  )
}
