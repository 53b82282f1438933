import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useSession } from '#console/data/use_session.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { sectionAddress, sectionAt, tenantSections } from '#console/tenancy/tenant_sections.ts'
import { tenantScreens } from '#console/tenants/tenant_screens.ts'

export function TenantNav({ tenant: { id } }: { tenant: Tenant }) {
  const translate = useTranslate()
  const sections = tenantSections(useSession(), id)
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const here = sections.find(({ path }) => path === sectionAt(pathname)?.path)
  // In a narrow window the page's own link may stand beyond the edge.
  useEffect(() => {
    nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <Box
      component="nav"
      ref={nav}
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
      {sections
        .filter(({ under }) => under === undefined)
        .map(({ path, name }) => (
          <NavLink
            key={path}
            to={sectionAddress(id, path)}
            end={path === ''}
            className={({ isActive }) => (isActive || here?.under === path ? 'active' : '')}
          >
            {translate(name, { smart_count: 2 })}
          </NavLink>
        ))}
    </Box>
  )
}

/** Fetches a screen's files once its link is pointed at, so that they are there when it is pressed. */
function preload({ target }: SyntheticEvent) {
  const path = (target as Element).closest('a')?.pathname.split('/').at(-1) ?? ''
  const screen = path === 'show' ? 'settings' : path
  if (screen in tenantScreens) tenantScreens[screen as keyof typeof tenantScreens].preload()
}
