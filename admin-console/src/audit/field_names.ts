/** Translation keys of what staff and manifests change, where it is no setting. */
export const OF_PAGE: Record<string, string> = {
  is_own: 'pages.shown_text',
  title: 'pages.fields.title',
  description: 'pages.fields.description',
  body: 'pages.fields.body',
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
  address: 'pages.tags.names.address',
  city: 'options.city',
  country: 'options.country',
  kvk: 'pages.tags.names.kvk',
  tradenames: 'pages.tags.names.tradenames',
  vat_numbers: 'pages.tags.names.vat_numbers',
  representative: 'pages.tags.names.representative',
  register: 'pages.tags.names.register',
  mediator: 'pages.tags.names.mediator',
  mediator_address: 'pages.tags.names.mediator_address',
  mediator_url: 'pages.tags.names.mediator_url',
  support_phone: 'settings.support_phone',
  state: 'resources.tenants.fields.state',
  niche: 'resources.tenants.fields.niche',
  time_zone: 'resources.tenants.fields.time_zone',
  company: 'resources.tenants.fields.company',
  language: 'frame.language',
  credits: 'resources.members.fields.credits',
}
