import type { Country, CurrentUser } from '@rihla/contract/account'
import type { ProfileRow } from './profile/store.ts'
import type { CountryRow, UserRow } from './store.ts'

export const presentCountry = (row: CountryRow): Country => ({
  Code: row.code,
  CountryCode: row.dial,
  Regex: row.regex,
  Placeholder: row.placeholder,
  Flag: row.flag,
  NameAr: row.name_ar,
  NameEn: row.name_en,
})

export const presentLogin = (user: UserRow, token: string) => ({
  Token: token,
  UserId: user.id,
  FullName: user.full_name,
  Email: user.email,
})

export const presentCurrentUser = (user: ProfileRow, totalBookings: number): CurrentUser => ({
  UserId: user.id,
  Email: user.email,
  FullName: user.full_name,
  PhoneNumber: user.phone,
  Image: user.image,
  AdditionPhoneNumber: user.addition_phone,
  ProfileImage: user.image,
  Country:
    user.country_code === null
      ? null
      : {
          NameEn: user.country_name_en ?? '',
          NameAr: user.country_name_ar ?? '',
          Code: user.country_code,
        },
  RewardPoints: user.reward_points,
  TotalBookings: totalBookings,
  MemberSince: user.created_at.toISOString(),
  HasPassword: user.has_password,
})
