/** Exit code of a check that cannot run here: neither passed nor failed. */
export const SKIPPED = 3
