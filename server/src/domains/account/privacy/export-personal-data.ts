import type { MyData } from '@rihla/contract/account/privacy'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { companionsOf } from '../companions/companion-store.ts'
import { savedOffersOf } from '../saved-offers/store.ts'
import { userById } from '../store.ts'
import { consentsOf } from './consent-store.ts'
import type { DataGroup, PrivacyDeps } from './deps.ts'
import { devicesOf, identitiesOf } from './store.ts'

/** It reads everything of a person: often enough for them, too seldom to be a burden. */
const downloadsPerAccount: Limit = { name: 'download-account', points: 10, seconds: 3600 }

/** Everything that is kept of a person, as it stands at one moment, complete. */
export async function exportPersonalData(
  deps: PrivacyDeps,
  userId: number,
): Promise<MyData | Refusal<'too_many_requests'>> {
  const wait = await deps.limits.count(downloadsPerAccount, String(userId))
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({
      CreatedAt: deps.clock.now().toISOString(),
      Groups: [...(await ownGroups(deps, trx, userId)), ...(await deps.gather(trx, userId))],
    }))
}

const ownGroups = async (
  { sealer }: PrivacyDeps,
  trx: Trx,
  userId: number,
): Promise<DataGroup[]> => [
  { Name: 'Profile', Records: await profileOf(trx, userId) },
  {
    Name: 'SignInProviders',
    Records: (await identitiesOf(trx, userId)).map((it) => ({
      Provider: it.provider,
      Key: it.subject,
      Email: it.email,
      LinkedAt: it.created_at.toISOString(),
    })),
  },
  {
    Name: 'Devices',
    Records: (await devicesOf(trx, userId)).map((it) => ({
      Browser: it.user_agent,
      Address: it.address,
      SignedInAt: it.created_at.toISOString(),
      LastSeenAt: it.last_seen_at.toISOString(),
    })),
  },
  {
    Name: 'Consents',
    Records: (await consentsOf(trx, userId)).map((it) => ({
      Analytics: it.analytics,
      LiveChat: it.liveChat,
      TextVersion: it.textVersion,
      Language: it.language,
      ApplicationId: it.applicationId,
      At: it.at.toISOString(),
    })),
  },
  {
    Name: 'KeptOffers',
    Records: (await savedOffersOf(trx, userId)).map((it) => ({
      List: it.list,
      ModuleType: it.module,
      Id: it.offerId,
      KeptAt: it.keptAt.toISOString(),
    })),
  },
  { Name: 'Companions', Records: sealer ? await companionsOf(trx, sealer, userId) : [] },
]

async function profileOf(trx: Trx, userId: number): Promise<DataGroup['Records']> {
  const user = await userById(trx, userId)
  if (!user) return []
  return [
    {
      UserId: user.id,
      FullName: user.full_name,
      Email: user.email,
      PhoneNumber: user.phone,
      AdditionPhoneNumber: user.addition_phone,
      Country: user.country_code,
      ProfileImage: user.image,
      Language: user.language,
      HasPassword: user.password_hash !== null,
      MemberSince: user.created_at.toISOString(),
    },
  ]
}
