import { asOwner, type Brand } from '../../cast.ts'

/** Ids one millisecond apart: random ids of the same millisecond could clash where fifty share it. */
export const SPREAD_ID = `sec.new_id(now() - n * interval '1 millisecond')`

/** Fills a brand with women, a tenth of them 25 years old and the others 40; many share a last activity, as after an import. */
export function crowdOf(brand: Brand, size: number): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query(
        `with members as (
           insert into app.members (tenant_id, id, email, password_hash, status, language, show_fictional, visible_to_visitors)
           select $1, ${SPREAD_ID}, 'crowd-' || n || '@example.com', 'x', 'active', 'en', true, true from generate_series(1, $2::int) n
           returning id
         ), numbered as (select id, row_number() over () as n from members)
         insert into app.profiles (tenant_id, id, kind, member_id, status, name, gender, looking_for, date_of_birth, country, last_active_at)
         select $1, ${SPREAD_ID}, 'member', id, 'active', 'Woman ' || n, 'female', 'both',
           (current_date - (case when n % 10 = 0 then interval '25 years 1 month' else interval '40 years 1 month' end))::date,
           'GB', timestamptz '2026-01-01 12:00:00.123456Z' + (n / 60) * interval '1 microsecond'
         from numbered`,
        [brand.id, size]
      ),
    brand
  )
}
