import { useTranslate } from 'react-admin'
import type { Found } from '#console/search/found.ts'
import { foundOfHit } from '#console/search/found_of_hit.tsx'
import { HIT_KINDS } from '#console/search/kind_icons.tsx'
import type { SearchAnswer, SearchHit } from '#console/search/search_hit.ts'
import type { useHere } from '#console/search/use_here.ts'
import { useScreens } from '#console/search/use_screens.ts'
import { useSettings } from '#console/search/use_settings.ts'
import { fitOf } from '#console/translations/fit_of.ts'
import { allows } from '#console/data/session.ts'
import { useSession } from '#console/data/use_session.ts'
import { useMoney } from '#console/translations/use_money.ts'

const MOST = 4

export interface FoundGroup {
  id: string
  title: string
  found: Found[]
}

/** What fits what is typed: screens and settings at once, and under them, so that nothing moves, what the API finds. */
export function useFoundGroups(
  typed: string,
  { tenants, forms }: ReturnType<typeof useHere>,
  answer: SearchAnswer | undefined
): FoundGroup[] {
  const translate = useTranslate()
  const money = useMoney()
  const screens = useScreens(tenants)
  const [first, second] = [useSettings(forms[0]), useSettings(forms[1])]
  const session = useSession()
  const opensOrders = (id: string) => session !== undefined && allows(session, 'orders', 'list', id)
  const title = (kind: string) => translate(`search.kinds.${kind}`)
  const orderText = ({ detail, status, amount_minor: minor, currency }: Extract<SearchHit, { kind: 'order' }>) =>
    [money(minor, currency), translate(`members.order_statuses.${status}`), detail].filter(Boolean).join(' · ')
  // The name of a brand alone means the brand, not each of its screens; another brand's are meant when it is named.
  const isMeant = ({ label, place }: Found) =>
    typed.split(/\s+/u).some((word) => fitOf(word, label) !== undefined) &&
    (!place || place === tenants[0] || fitOf(typed, label) === undefined)
  return [
    {
      id: 'screen',
      title: title('screen'),
      found: best(typed, screens.filter(isMeant), ({ label, place }) => [label, place?.name]),
    },
    {
      id: 'setting',
      title: title('setting'),
      found: [first, second].flatMap((form) => best(typed, form, ({ label, detail }) => [label, detail ?? ''])),
    },
    ...HIT_KINDS.map((kind): FoundGroup => ({
      id: kind,
      title: answer?.more.includes(kind) ? translate('search.first', { kind: title(kind) }) : title(kind),
      found: (answer?.hits ?? [])
        .filter((hit) => hit.kind === kind)
        .map((hit) => foundOfHit(hit, { orderText, opensOrders })),
    })),
  ]
}

function best<One>(typed: string, all: readonly One[], words: (one: One) => [string, string?]): One[] {
  return all
    .map((one) => ({ one, fit: fitOf(typed, ...words(one)) }))
    .filter((rated) => rated.fit !== undefined)
    .toSorted((one, other) => one.fit! - other.fit!)
    .slice(0, MOST)
    .map(({ one }) => one)
}
