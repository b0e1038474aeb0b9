import type { DeskPerson } from '@rihla/contract/desk/people'
import { givenRoles, type GivenRole } from '@rihla/contract/desk/roles'
import { LogOut, ShieldCheck, ShieldOff, UserRoundCog } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { Select } from '../../../ui/form/select.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useDeskText } from '../use-desk-text.ts'

const roles = {
  editor: { name: 'editor', text: 'roleEditorText' },
  agent: { name: 'agent', text: 'roleAgentText' },
  manager: { name: 'manager', text: 'roleManagerText' },
  none: { name: 'roleNone', text: 'roleNoneText' },
} as const

const roleOf = (value: string): GivenRole => givenRoles.find((role) => role === value) ?? 'editor'

/** Gives a member of staff another role, or ends their access. */
export function RoleButton({ it }: { it: DeskPerson }) {
  const t = useDeskText()
  const api = useApi()
  const [role, setRole] = useState<GivenRole>(it.Role)
  return (
    <DeedButton
      about={it.Id}
      icon={<UserRoundCog aria-hidden />}
      text={t('changeRoleOf')}
      title={t('changeRoleTitle', { name: it.Name })}
      note={t(roles[role].text)}
      run={async (deed) => {
        await api.call('giveRole', { id: it.Id, Role: role, ...deed })
        return t(role === 'none' ? 'roleTaken' : 'roleChanged')
      }}
    >
      <Select
        label={t('role')}
        value={role}
        onChange={(value) => setRole(roleOf(value))}
        options={givenRoles.map((value) => ({ value, text: t(roles[value].name) }))}
      />
    </DeedButton>
  )
}

/** Signs a member of staff out everywhere. */
export function EndSessionsButton({ it }: { it: DeskPerson }) {
  const t = useDeskText()
  const api = useApi()
  return (
    <DeedButton
      about={it.Id}
      kind="danger-quiet"
      icon={<LogOut className="mirror" aria-hidden />}
      text={t('endSessions')}
      title={t('endSessionsTitle', { name: it.Name })}
      note={t(it.IsMe ? 'endOwnText' : 'endSessionsText')}
      run={async (deed) => {
        await api.call('endStaffSessions', { id: it.Id, ...deed })
        return t('sessionsEnded')
      }}
    />
  )
}

/** Takes away the second factor of a member of staff who lost it. */
export function ResetSecondFactorButton({ it }: { it: DeskPerson }) {
  const t = useDeskText()
  const api = useApi()
  return (
    <DeedButton
      about={it.Id}
      kind="danger-quiet"
      icon={<ShieldOff aria-hidden />}
      text={t('resetSecondFactor')}
      title={t('resetSecondFactorTitle', { name: it.Name })}
      note={t('resetSecondFactorText')}
      run={async (deed) => {
        await api.call('resetSecondFactor', { id: it.Id, ...deed })
        return t('secondFactorReset')
      }}
    />
  )
}

/** Requires a second factor of everybody, or no longer. */
export function RequireButton({ isRequired }: { isRequired: boolean }) {
  const t = useDeskText()
  const api = useApi()
  return (
    <DeedButton
      about={null}
      icon={<ShieldCheck aria-hidden />}
      text={t(isRequired ? 'stopRequiring' : 'requireSecondFactor')}
      title={t(isRequired ? 'stopRequiringTitle' : 'requireSecondFactorTitle')}
      note={t(isRequired ? 'stopRequiringText' : 'requireSecondFactorText')}
      run={async (deed) => {
        await api.call('requireSecondFactor', { Required: !isRequired, ...deed })
        return t('requirementChanged')
      }}
    />
  )
}
