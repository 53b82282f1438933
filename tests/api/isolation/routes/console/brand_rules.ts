import { randomUUID } from 'node:crypto'
import { COMPANY } from '../../../admin/access/sent_bodies.ts'
import { ADMINS_ONLY, noIds, type Rule, takes } from '../rule.ts'

const NO_HERO = '0'.repeat(32)

/** Of a brand itself: its looks, domains, company, pages and texts. */
export const BRAND_RULES: Readonly<Record<string, Rule>> = {
  'console.looks.index': takes({ kind: 'tenant', to: 'staff' }),
  'console.looks.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ theme: {}, draft: null, published: '1' }),
    tellsNothing: true,
  }),
  'console.look_drafts.update': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ theme: {}, draft: 1_000 }),
    tellsNothing: true,
  }),
  'console.look_drafts.destroy': takes({
    kind: 'tenant',
    to: 'staff',
    path: (id) => `/api/tenants/${id}/look_draft?draft=1000`,
    tellsNothing: true,
  }),
  'console.heroes.index': takes({ kind: 'tenant', to: 'staff' }),
  // Whose pictures these are is shown by `admin/looks/heroes.spec.ts`. None has this key.
  ...Object.fromEntries(
    Object.entries({
      'heroes.update': {
        focus_x: 50,
        focus_y: 50,
        alt: {},
        holder: 'Kim',
        source: 'Our own photo',
        licence: 'own',
        version: 1,
      },
      'heroes.destroy': undefined,
    }).map(([name, body]) => [
      `console.${name}`,
      takes({
        kind: 'tenant',
        to: 'staff',
        with: { key: NO_HERO },
        ...(body && { body: () => body }),
        tellsNothing: true,
      }),
    ])
  ),
  'console.heroes.store': takes({
    kind: 'tenant',
    to: 'staff',
    path: (id) => `/api/tenants/${id}/heroes?holder=Kim&source=Ours&licence=own&confirmed=true`,
    tellsNothing: true,
  }),
  'console.hero_files.show': takes({
    kind: 'tenant',
    to: 'staff',
    path: (id) => `/heroes/${id}/${NO_HERO}-1280.webp`,
    tellsNothing: true,
  }),
  'console.tenants.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    body: (like) => {
      const slug = `n${randomUUID().slice(0, 8)}`
      return { name: 'Amor', slug, host: `${slug}.example`, like }
    },
  }),
  'console.look_previews.store': takes({ kind: 'tenant', to: 'staff', body: () => ({ theme: {} }) }),
  'console.preview_links.store': takes({ kind: 'tenant', to: 'staff' }),
  'console.brand_domains.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ host: `n${randomUUID().slice(0, 8)}.example`, language: 'en', country: 'GB' }),
  }),
  // Whose they are is shown by `admin/brands/domains.spec.ts`. No domain has this number.
  'console.brand_domains.update': takes({
    kind: 'tenant',
    to: 'staff',
    with: { id: '1' },
    body: () => ({}),
    tellsNothing: true,
  }),
  'console.brand_domains.destroy': takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, tellsNothing: true }),
  'console.domain_checks.show': takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, tellsNothing: true }),
  'console.companies.store': noIds(
    { ...ADMINS_ONLY, 'platform admin': 201 },
    {
      body: () => ({
        key: `c${randomUUID().slice(0, 8)}`,
        ...COMPANY,
      }),
    }
  ),
  'console.companies.update': takes({ kind: 'company', to: 'platform admins', body: () => ({}) }),
  'console.audiences.show': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ kind: 'news', languages: ['en'], segment: {} }),
  }),
  'console.checklists.show': takes({ kind: 'tenant', to: 'staff' }),
  'console.mail_checks.show': takes({ kind: 'tenant', to: 'staff' }),
  'console.tenant_pages.index': takes({ kind: 'tenant', to: 'staff' }),
  'console.tenant_pages.show': takes({ kind: 'tenant', to: 'staff', with: { page: 'terms.en' } }),
  'console.tenant_pages.update': takes({
    kind: 'tenant',
    to: 'staff',
    with: { page: 'terms.en' },
    body: () => ({ own: null, version: null }),
  }),
  'console.page_previews.store': takes({
    kind: 'tenant',
    to: 'staff',
    with: { page: 'terms.en' },
    body: () => ({ title: 'Terms', description: 'Ours', body: '{{site}} and {{company}}' }),
  }),
  'console.own_texts.index': takes({ kind: 'tenant', to: 'staff', with: { wording: 'en' } }),
  'console.own_texts.update': takes({
    kind: 'tenant',
    to: 'staff',
    with: { wording: 'en', name: 'site:nav.search' },
    body: () => ({ own: null, before: null }),
  }),
}
