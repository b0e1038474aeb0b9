import type { CurrentUser } from '@rihla/contract/account'
import {
  Bell as BellIcon,
  BusFront,
  Heart,
  LogOut,
  Ticket,
  UserRound,
} from '../../ui/brand/icons.ts'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../platform/api/use-api.ts'
import { useProblemText } from '../../platform/problems/use-problem-text.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { endSession, NationalityQuestion } from '../account/index.ts'
import { Bell } from '../notifications/index.ts'
import { useContentText } from './use-content-text.ts'

const initialsOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

/** The bell and the user menu. */
export default function AccountMenu({ user }: { user: CurrentUser }) {
  const t = useContentText()
  const problems = useProblemText()
  const api = useApi()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const logOut = async (): Promise<void> => {
    try {
      await endSession(api)
    } catch {
      showToast({ title: problems('error'), text: problems('signOutFailed'), tone: 'bad' })
      return
    }
    showToast({ title: t('loggedOut'), tone: 'info' })
    await navigate('/')
  }
  return (
    <div className="flex items-center gap-2">
      <NationalityQuestion userId={user.UserId} />
      <Suspense
        fallback={
          <span className="icon-button" aria-hidden>
            <BellIcon size={20} />
          </span>
        }
      >
        <Bell />
      </Suspense>
      <div className="relative">
        <button
          type="button"
          className="avatar"
          aria-label={t('account')}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {user.Image ? (
            <img src={user.Image} alt="" width={40} height={40} />
          ) : (
            initialsOf(user.FullName)
          )}
        </button>
        <Menu
          open={open}
          onClose={() => setOpen(false)}
          label={t('account')}
          end
          head={
            <div className="border-b border-sand-200 px-3 pt-2 pb-3">
              <p className="truncate font-semibold">
                <bdi>{user.FullName}</bdi>
              </p>
              {user.Email && (
                <p className="type-caption truncate text-ink-3">
                  <bdi dir="ltr">{user.Email}</bdi>
                </p>
              )}
            </div>
          }
          items={[
            { text: t('profile'), icon: <UserRound aria-hidden />, href: '/profile' },
            { text: t('reservations'), icon: <Ticket aria-hidden />, href: '/reservations' },
            { text: t('busBookings'), icon: <BusFront aria-hidden />, href: '/bus-bookings' },
            { text: t('saved'), icon: <Heart aria-hidden />, href: '/saved' },
            { text: t('logout'), icon: <LogOut aria-hidden />, onPick: () => void logOut() },
          ]}
        />
      </div>
    </div>
  )
}
