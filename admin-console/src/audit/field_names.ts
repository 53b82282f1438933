/** Translation keys of what staff and manifests change, where it is no setting. */
export const OF_PAGE: Record<string, string> = {
  is_own: 'pages.shown_text',
  title: 'texts.fields.title',
  description: 'texts.fields.description',
  body: 'texts.fields.body',
}

export const OF_THEME: Record<string, string> = {
  preset: 'look.preset',
  mode: 'look.mode.title',
  primary: 'look.primary',
  secondary: 'look.secondary',
}

/** Of a company, a brand, a domain or a package in a manifest; other fields are known by their name in the manifest. */
export const OF_MANIFEST: Record<string, string> = {
  ...OF_PAGE,
  name: 'resources.tenants.fields.name',
  address: 'texts.tags.names.address',
  city: 'options.city',
  country: 'options.country',
  kvk: 'texts.tags.names.kvk',
  tradenames: 'texts.tags.names.tradenames',
  vat_numbers: 'texts.tags.names.vat_numbers',
  support_phone: 'settings.support_phone',
  state: 'resources.tenants.fields.state',
  niche: 'resources.tenants.fields.niche',
  time_zone: 'resources.tenants.fields.time_zone',
  company: 'resources.tenants.fields.company',
  language: 'frame.language',
  credits: 'resources.members.fields.credits',
}
