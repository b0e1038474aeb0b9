/** A tenth of a metre: more digits are noise of the reckoning. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6))

/** A place on a map, as an address to open; null where its position isn't known. */
export function mapLink(where: {
  readonly latitude: number | null
  readonly longitude: number | null
}): string | null {
  if (where.latitude === null || where.longitude === null) return null
  const [latitude, longitude] = [rounded(where.latitude), rounded(where.longitude)]
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
