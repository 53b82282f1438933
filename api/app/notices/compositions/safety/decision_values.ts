import { measureWord } from '@manyhearts/locales/measure_word'
import { APPEAL_MONTHS } from '#app/safety/cases/appeal_months'
import type Decision from '#app/safety/cases/decision'
import type { Ground } from '#app/safety/cases/decision'
import { longMoment } from '#app/tenancy/sites/long_moment'
import { longDate } from '#app/tenancy/sites/long_date'
import type { Site } from '#app/tenancy/sites/site'

/** What every mail about a decision says of it. */
export function decisionValues(site: Site, language: string, decision: Decision) {
  const { facts, ground, clause, automated, measures, decidedAt, endsAt, subjectKind } = decision
  return {
    brand: site.settings.name,
    facts,
    ground: ground as Ground | null,
    clause,
    automated,
    measures: measures.map((one) => measureWord(subjectKind, one)),
    endsAt: endsAt && longMoment(site, language, endsAt),
    until: longDate(site, language, decidedAt.plus({ months: APPEAL_MONTHS })),
  }
}
