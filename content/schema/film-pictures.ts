/** Another still of a film, where there is one in media/pictures.json: the AV page opens with it, since the poster stands below. */
export const openingStill = (id: string) => `films/${id}-opening`
