import { useEffect, useState } from 'react'

/**
 * The field in which a visitor types over the wordmark (LOOM-1); undefined until its code, which follows the page's own, is there, and
 * null where it does not come.
 */
export function useInvitation() {
  const [Invitation, setInvitation] = useState<typeof import('~/loom/invitation').Invitation | null>()
  useEffect(() => {
    import('~/loom/invitation').then(
      (late) => setInvitation(() => late.Invitation),
      // Without it the footer is what it is without script.
      () => setInvitation(null),
    )
  }, [])
  return Invitation
}
