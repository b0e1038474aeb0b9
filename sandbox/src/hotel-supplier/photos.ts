import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hotel, Style } from './inventory/hotel.ts'

/** What a photograph of a house may show, by the first word of its file. */
const scenes: Readonly<Record<Style, readonly string[]>> = {
  resort: ['resort', 'pool', 'beach', 'reef'],
  beach: ['beach', 'diveboat', 'reef', 'terrace'],
  city: ['hotelnight', 'terrace', 'cairo', 'pool'],
  boutique: ['terrace', 'souk', 'hotelnight', 'cairo'],
  nile: ['nile', 'hotelnight', 'terrace', 'luxor'],
  camp: ['camp', 'sinai', 'siwa', 'whitedesert'],
  flats: ['pool', 'beach', 'resort', 'terrace'],
}

export type Photo = { path: string; file: string; type: 'GEN' | 'HAB' }

export type Photos = {
  /** The photographs of a hotel in their order: the house first, its rooms after. */
  of(hotel: Hotel): Photo[]
  /** The bytes behind a path, or null. */
  read(path: string): Uint8Array<ArrayBuffer> | null
}

/**
 * The photographs in a folder (`scene-light-number.webp`), given to hotels so that neighbours differ.
 * Without the folder no hotel has any.
 */
export function openPhotos(folder: string, hotels: readonly Hotel[]): Photos {
  const files = existsSync(folder) ? readdirSync(folder).filter((it) => it.endsWith('.webp')) : []
  const byScene = Map.groupBy(files.sort(), (file) => file.split('-')[0] ?? '')
  const taken = new Map<string, number>()
  const next = (scene: string): string[] => {
    const all = byScene.get(scene) ?? []
    const at = taken.get(scene) ?? 0
    taken.set(scene, at + 1)
    return all.length === 0 ? [] : [all[at % all.length] ?? '']
  }
  const photos = new Map<number, Photo[]>()
  const byPath = new Map<string, string>()
  hotels.forEach((hotel, at) => {
    const own = scenes[hotel.style]
    const turned = own.map((_, n) => own[(n + at) % own.length] ?? '')
    const list = [...turned.flatMap(next), ...next('room')].map((file, n, { length }) => {
      const number = String(n + 1).padStart(3, '0')
      const type = n === length - 1 ? ('HAB' as const) : ('GEN' as const)
      const path = `10/${hotel.code}/${hotel.code}a_hb_${type === 'HAB' ? 'ro' : 'a'}_${number}.jpg`
      byPath.set(path, file)
      return { path, file, type }
    })
    photos.set(hotel.code, list)
  })
  return {
    of: (hotel) => photos.get(hotel.code) ?? [],
    read(path) {
      const file = byPath.get(path)
      return file === undefined ? null : new Uint8Array(readFileSync(join(folder, file)))
    },
  }
}
