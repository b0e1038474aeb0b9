/** A place on a map, as an address to open; null where its position isn't known. */
export const mapLink = (where: {
  readonly latitude: number | null
  readonly longitude: number | null
}): string | null =>
  where.latitude === null || where.longitude === null
    ? null
    : `https://www.openstreetmap.org/?mlat=${where.latitude}&mlon=${where.longitude}#map=16/${where.latitude}/${where.longitude}`
