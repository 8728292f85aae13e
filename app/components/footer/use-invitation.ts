import { useEffect, useState } from 'react'

/**
 * The field in which a visitor types over the wordmark (LOOM-1); undefined until its code has loaded after the page's own, and
 * null if it cannot be loaded.
 */
export function useInvitation() {
  const [Invitation, setInvitation] = useState<typeof import('~/loom/invitation').Invitation | null>()
  useEffect(() => {
    import('~/loom/invitation').then(
      (late) => setInvitation(() => late.Invitation),
      // Without it the footer is the same as without script.
      () => setInvitation(null),
    )
  }, [])
  return Invitation
}
