/** Silhouettes 100 units tall whose feet stand on (0, 0), in strokes of one colour. */
const poses = {
  climbing:
    '<circle cx="7" cy="-91" r="8.5"/><path fill="none" d="M4-74L0-48" stroke-width="18"/><path fill="none" d="M2-46L18-41L15-20H22M-1-46L-5-24L-15-3H-7" stroke-width="8.5"/><path fill="none" d="M5-76L17-62L25-70M3-74L-9-58L-6-50" stroke-width="6"/>',
  sari: '<circle cx="5" cy="-91" r="8"/><circle cx="-3" cy="-92" r="5"/><path fill="none" d="M4-74L1-52" stroke-width="16"/><path d="M-8-52L10-50L20-22L16-14L-18-2L-14-28Z" stroke-width="4"/><path fill="none" d="M-4-78L-14-44L-20-16" stroke-width="7"/><path fill="none" d="M6-74L16-60L26-62" stroke-width="5.5"/>',
  carrying:
    '<circle cx="5" cy="-91" r="8.5"/><path fill="none" d="M3-74L0-48" stroke-width="18"/><path fill="none" d="M1-46L14-36L13-19H20M-1-46L-6-24L-14-3H-7" stroke-width="8.5"/><path fill="none" d="M5-74L18-58H30" stroke-width="6.5"/><path d="M26-60H42L39-44H29Z" stroke-width="2"/><path fill="none" d="M34-60Q30-80 22-84M34-60Q36-84 44-90M34-60Q42-74 52-74" stroke-width="4"/>',
  kite: '<circle cx="5" cy="-72" r="8.5"/><path fill="none" d="M4-57L2-40" stroke-width="15"/><path fill="none" d="M2-38L12-28L11-14H17M1-38L-4-20L-10-3H-4" stroke-width="7.5"/><path fill="none" d="M6-58L16-68L24-80M4-57L16-56L24-76" stroke-width="5"/>',
  umbrella:
    '<circle cx="5" cy="-91" r="8.5"/><path fill="none" d="M4-74L1-46" stroke-width="18"/><path fill="none" d="M2-46L16-40L14-20H21M0-46L-5-24L-13-3H-6" stroke-width="8.5"/><path fill="none" d="M6-74L18-66L18-118" stroke-width="5"/><path d="M-16-108Q18-150 52-108Q34-114 18-108Q2-114-16-108Z" stroke-width="2"/>',
  sitting:
    '<circle cx="4" cy="-57" r="8.5"/><path fill="none" d="M2-41L0-14" stroke-width="17"/><path fill="none" d="M2-8H26V14H33" stroke-width="8.5"/><path fill="none" d="M2-42L-12-24V-4" stroke-width="6"/>',
  dog: '<path fill="none" d="M-14-22H12" stroke-width="11"/><path fill="none" d="M12-26L19-34L27-31" stroke-width="7"/><path fill="none" d="M-14-18V-2M-9-18L-6-2M9-18V-8M14-18L19-10" stroke-width="5"/><path fill="none" d="M-18-25L-26-36" stroke-width="4"/>',
} satisfies Record<string, string>

export type Pose = keyof typeof poses

/** One silhouette, `height` px tall, its feet on (x, y). */
export function person(pose: Pose, x: number, y: number, height: number, fill: string): string {
  return `<g transform="translate(${x} ${y}) scale(${height / 100})" fill="${fill}" stroke="${fill}" stroke-linecap="round" stroke-linejoin="round">${poses[pose]}</g>`
}
