import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { useSession } from '#console/data/use_session.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { sectionAddress, sectionAt, sectionGroups, tenantSections } from '#console/tenancy/tenant_sections.ts'
import { tenantScreens } from '#console/tenants/tenant_screens.ts'

/** As many pages as fit into one line; who sees more of them finds them by what they are about. */
const IN_ONE_LINE = 6

/** The pages of a brand: in one line, or one of groups and below it the pages of the group that one is in. */
export function TenantNav({ tenant: { id } }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const all = tenantSections(useSession(), id)
  const groups = sectionGroups(all)
  const here = sectionAt(pathname)?.path
  const current = groups.find(({ sections }) => sections.some(({ path }) => path === here)) ?? groups[0]
  const hasGroups = all.length > IN_ONE_LINE && groups.length > 1
  const shown = hasGroups ? (current?.sections ?? []) : all
  const nav = useRef<HTMLElement>(null)
  // On a phone the page's own link may stand beyond the edge.
  useEffect(() => {
    nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <Box component="nav" ref={nav} aria-label={translate('tenants.pages')} onPointerOver={preload} onFocus={preload}>
      {hasGroups && (
        <Box sx={{ ...LINE, gap: 1, mb: 1, '& a': GROUP }}>
          {groups.map(({ group, sections }) => (
            <Link
              key={group}
              to={sectionAddress(id, sections[0]!.path)}
              aria-current={group === current?.group ? 'true' : undefined}
            >
              {translate(`brands.groups.${group}`)}
            </Link>
          ))}
        </Box>
      )}
      <Box sx={{ ...LINE, columnGap: 3, borderBottom: 1, borderColor: 'divider', '& a': PAGE }}>
        {shown.map(({ path, name }) => (
          <NavLink key={path} to={sectionAddress(id, path)} end={path === ''}>
            {translate(name, { smart_count: 2 })}
          </NavLink>
        ))}
      </Box>
    </Box>
  )
}

/** Wraps where there is room for lines: what stands beyond an edge is not found. */
const LINE = { display: 'flex', flexWrap: { xs: 'nowrap', sm: 'wrap' }, overflowX: 'auto' } as const

const LINK = {
  color: 'text.secondary',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-2px !important',
  '&:hover': { color: 'text.primary' },
} as const

const GROUP = {
  ...LINK,
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  '&[aria-current]': { color: 'text.primary', bgcolor: 'action.selected' },
}

const PAGE = {
  ...LINK,
  py: 1,
  borderBottom: '2px solid transparent',
  '&.active': { color: 'primary.main', borderColor: 'primary.main' },
}

/** Fetches a screen's files once its link is pointed at, so that they are there when it is pressed. */
function preload({ target }: SyntheticEvent) {
  const path = (target as Element).closest('a')?.pathname.split('/').at(-1) ?? ''
  const screen = path === 'show' ? 'settings' : path
  if (screen in tenantScreens) tenantScreens[screen as keyof typeof tenantScreens].preload()
}
