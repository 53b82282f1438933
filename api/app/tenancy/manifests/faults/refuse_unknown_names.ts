import type { Manifest } from '#app/tenancy/manifests/manifest'
import { ManifestRefused } from '#app/tenancy/context/tenancy_errors'
import { tenantRows } from '#app/tenancy/context/tenant_context'

interface Named {
  path: string[]
  name: string
}

/** Refuses other brands' hosts, codes that were given out otherwise, countries that are not served, and unknown staff. @throws ManifestRefused */
export async function refuseUnknownNames(manifest: Manifest): Promise<void> {
  const hosts = manifest.domains.map(({ host }, at) => ({ path: ['domains', String(at), 'host'], name: host }))
  const staff = (manifest.staff ?? []).map(({ email }, at) => ({ path: ['staff', String(at), 'email'], name: email }))
  const codes = (manifest.discount_codes ?? []).map(({ code }, at) => ({
    path: ['discount_codes', String(at), 'code'],
    name: code,
  }))
  const invitations = (manifest.invite_codes ?? []).map(({ code }, at) => ({
    path: ['invite_codes', String(at), 'code'],
    name: code,
  }))
  const countries = countriesIn(manifest)
  const [known] = (await tenantRows(
    `select array(select host from global.domains where host = any(:hosts) and tenant_id <> (select sec.tenant_id())) as taken,
       array(select code from global.countries where code = any(:countries)) as countries,
       array(select code from app.discount_codes where tenant_id = (select sec.tenant_id()) and code = any(:codes)
         and (batch is not null or member_id is not null)) as given,
       array(select upper(code) from app.invite_codes where tenant_id = (select sec.tenant_id())
         and upper(code) = any(:invitations) and batch is not null) as made,
       array(select email from staff.staff_members where email = any(:staff) and disabled_at is null) as staff`,
    {
      hosts: names(hosts),
      codes: names(codes),
      invitations: names(invitations).map((code) => code.toUpperCase()),
      countries: names(countries),
      staff: names(staff).map((email) => email.toLowerCase()),
    }
  )) as [{ taken: string[]; given: string[]; made: string[]; countries: string[]; staff: string[] }]
  const faults = [
    ...said(hosts, (name) => known.taken.includes(name), 'belongs to another tenant'),
    ...said(codes, (name) => known.given.includes(name), 'is one of a batch, or somebody’s own'),
    ...said(invitations, (name) => known.made.includes(name.toUpperCase()), 'is one of a batch'),
    ...said(countries, (name) => !known.countries.includes(name), 'is no country that is served'),
    ...said(staff, (name) => !known.staff.includes(name.toLowerCase()), 'is nobody of staff'),
  ]
  if (faults.length > 0) throw new ManifestRefused(faults)
}

function countriesIn({ domains, settings, packages = [], discount_codes = [] }: Manifest): Named[] {
  const listed = (own: object | undefined, path: string[]) =>
    ((own as { countries?: string[] } | undefined)?.countries ?? []).map((name, at) => ({
      path: [...path, 'settings', 'countries', String(at)],
      name,
    }))
  return [
    ...listed(settings, []),
    ...domains.flatMap(({ country, settings: own }, at) => [
      { path: ['domains', String(at), 'country'], name: country },
      ...listed(own, ['domains', String(at)]),
    ]),
    ...packages.map(({ country }, at) => ({ path: ['packages', String(at), 'country'], name: country })),
    ...discount_codes.flatMap(({ country }, at) =>
      country ? [{ path: ['discount_codes', String(at), 'country'], name: country }] : []
    ),
  ]
}

function names(all: Named[]): string[] {
  return all.map(({ name }) => name)
}

function said(all: Named[], isWrong: (name: string) => boolean, reason: string) {
  return all.filter(({ name }) => isWrong(name)).map(({ path, name }) => ({ path, reason: `${name} ${reason}` }))
}
