import { useEffect, useState } from 'react'

/** A picture that is still on the machine it comes from, as it can be shown, or why it cannot. */
interface Look {
  address?: string
  refusal?: string
}

const isHeic = ({ name }: File) => /\.hei[cf]$/i.test(name)

/** Asks the editor for a HEIC small: most browsers cannot show one. */
async function smallLook(file: File, signal: AbortSignal): Promise<Blob> {
  const query = new URLSearchParams({ file: file.name })
  const response = await fetch(`/edit/api/pictures/look?${query}`, { method: 'POST', body: file, signal })
  if (response.ok) return response.blob()
  throw new Error((await response.json()).message)
}

/** Shows a picture before it is sent. */
export function useLook(file: File): Look {
  const [look, setLook] = useState<Look>({})
  useEffect(() => {
    const going = new AbortController()
    let address: string | undefined
    const show = (picture: Blob) => {
      if (going.signal.aborted) return
      address = URL.createObjectURL(picture)
      setLook({ address })
    }
    if (isHeic(file))
      smallLook(file, going.signal).then(show, (error) => {
        if (!going.signal.aborted)
          setLook({ refusal: error instanceof Error ? error.message : String(error) })
      })
    else show(file)
    return () => {
      going.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [file])
  return look
}
