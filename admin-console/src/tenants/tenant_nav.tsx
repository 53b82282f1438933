import { Box } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import type { SyntheticEvent } from 'react'
import { NavLink } from 'react-router-dom'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { tenantScreens } from '#console/tenants/tenant_screens.ts'

export function TenantNav({ tenant: { id } }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { canAccess: seesMembers } = useCanAccess({ resource: 'members', action: 'list', record: { id } })
  const { canAccess: seesHeld } = useCanAccess({ resource: 'held_messages', action: 'list', record: { id } })
  const { canAccess: seesAnnouncements } = useCanAccess({ resource: 'announcements', action: 'list', record: { id } })
  const { canAccess: seesCampaigns } = useCanAccess({ resource: 'campaigns', action: 'list', record: { id } })
  const { canAccess: seesPushes } = useCanAccess({ resource: 'pushes', action: 'list', record: { id } })
  const { canAccess: seesPostbacks } = useCanAccess({ resource: 'postbacks', action: 'list', record: { id } })
  const { canAccess: seesHistory } = useCanAccess({ resource: 'audit_entries', action: 'list', record: { id } })
  const root = `/tenants/${id}/show`
  return (
    <Box
      component="nav"
      aria-label={translate('tenants.pages')}
      onPointerOver={preload}
      onFocus={preload}
      sx={{
        display: 'flex',
        gap: 3,
        borderBottom: 1,
        borderColor: 'divider',
        overflowX: 'auto',
        '& a': {
          py: 1,
          color: 'text.secondary',
          fontWeight: 550,
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          borderBottom: '2px solid transparent',
          outlineOffset: '-2px !important',
          '&:hover': { color: 'text.primary' },
          '&.active': { color: 'primary.main', borderColor: 'primary.main' },
        },
      }}
    >
      <NavLink to={root} end>
        {translate('tenants.settings')}
      </NavLink>
      <NavLink to={`${root}/look`}>{translate('tenants.look')}</NavLink>
      <NavLink to={`${root}/texts`}>{translate('tenants.texts')}</NavLink>
      {seesMembers && (
        <NavLink to={`${root}/members`}>{translate('resources.members.name', { smart_count: 2 })}</NavLink>
      )}
      {seesHeld && (
        <NavLink to={`${root}/held`}>{translate('resources.held_messages.name', { smart_count: 2 })}</NavLink>
      )}
      {seesAnnouncements && (
        <NavLink to={`${root}/announcements`}>{translate('resources.announcements.name', { smart_count: 2 })}</NavLink>
      )}
      {seesCampaigns && (
        <NavLink to={`${root}/campaigns`}>{translate('resources.campaigns.name', { smart_count: 2 })}</NavLink>
      )}
      {seesPushes && <NavLink to={`${root}/pushes`}>{translate('resources.pushes.name', { smart_count: 2 })}</NavLink>}
      {seesPostbacks && (
        <NavLink to={`${root}/postbacks`}>{translate('resources.postbacks.name', { smart_count: 2 })}</NavLink>
      )}
      {seesHistory && <NavLink to={`${root}/history`}>{translate('tenants.history')}</NavLink>}
    </Box>
  )
}

/** Fetches a screen's files once its link is pointed at, so that they are there when it is pressed. */
function preload({ target }: SyntheticEvent) {
  const path = (target as Element).closest('a')?.pathname.split('/').at(-1) ?? ''
  const screen = path === 'show' ? 'settings' : path
  if (screen in tenantScreens) tenantScreens[screen as keyof typeof tenantScreens].preload()
}
