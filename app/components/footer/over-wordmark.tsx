import { type ReactNode, useEffect, useState } from 'react'

interface OverWordmarkProps {
  /** Label of the field. */
  label: string
  children: ReactNode
}

/** The wordmark, over which a visitor can type (LOOM-1). The field follows the page's own script, and is not there without. */
export function OverWordmark({ label, children }: OverWordmarkProps) {
  const [Invitation, setInvitation] = useState<typeof import('~/loom/invitation').Invitation>()
  useEffect(() => {
    import('~/loom/invitation').then((late) => setInvitation(() => late.Invitation))
  }, [])
  return Invitation ? <Invitation label={label}>{children}</Invitation> : children
}
