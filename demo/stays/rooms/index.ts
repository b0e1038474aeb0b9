import { cabins } from './cabins.ts'
import { cityRooms } from './city-rooms.ts'
import { lodgeRooms } from './lodge-rooms.ts'
import { resortRooms } from './resort-rooms.ts'
import type { RoomKind } from './room.ts'

export { beds, views, type RoomKind, type View } from './room.ts'

const all = { ...resortRooms, ...cityRooms, ...lodgeRooms, ...cabins }

export type RoomKey = keyof typeof all

/** Every type of room, by its key. */
export const roomKinds: Readonly<Record<RoomKey, RoomKind>> = all
