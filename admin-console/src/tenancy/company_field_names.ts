/** Translation keys of a company's fields that have one name wherever they stand. */
export const COMPANY_FIELD_NAMES: Readonly<Record<string, string>> = {
  address: 'pages.tags.names.address',
  city: 'options.city',
  kvk: 'pages.tags.names.kvk',
  vat_numbers: 'pages.tags.names.vat_numbers',
  vat_oss: 'resources.tenants.fields.vat_oss',
  representative: 'pages.tags.names.representative',
  register: 'pages.tags.names.register',
  mediator: 'pages.tags.names.mediator',
  mediator_address: 'pages.tags.names.mediator_address',
  mediator_url: 'pages.tags.names.mediator_url',
  creditor_id: 'pages.tags.names.creditor_id',
  support_phone: 'settings.support_phone',
}
