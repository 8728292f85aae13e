import { useEffect, useState } from 'react'

/**
 * The field in which a visitor types over the wordmark (LOOM-1); undefined until its code, which follows the page's own, is there.
 */
export function useInvitation() {
  const [Invitation, setInvitation] = useState<typeof import('~/loom/invitation').Invitation>()
  useEffect(() => {
    import('~/loom/invitation').then(
      (late) => setInvitation(() => late.Invitation),
      // Without it the footer is what it is without script.
      () => {},
    )
  }, [])
  return Invitation
}
