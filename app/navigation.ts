/** What a page tells the shell (header and footer); every route module exports one as `handle`. */
export interface PageHandle {
  /** Ground under the transparent bar (NAV-3); null keeps the bar solid. */
  heroGround: string | null
  /** False hides header and footer (NAV-6). */
  hasShell: boolean
}

export const solidBar: PageHandle = { heroGround: null, hasShell: true }
export const overHero = (heroGround: string): PageHandle => ({ heroGround, hasShell: true })
export const bare: PageHandle = { heroGround: null, hasShell: false }
