import { BaseTransformer } from '@adonisjs/core/transformers'
import { isRevocable } from './consent_kinds.js'
import type { ConsentState } from './consents_of.js'

const PAGES: Partial<Record<ConsentState['kind'], string>> = { terms: '/terms', privacy: '/privacy' }

type State = 'given' | 'outdated' | 'taken_back' | 'missing'

export default class ConsentTransformer extends BaseTransformer<ConsentState> {
  toObject() {
    const { kind, current, last, partners } = this.resource
    const state = this.#state()
    return {
      kind,
      state,
      version: last?.version ?? null,
      current_version: current,
      language: last?.language ?? null,
      given_at: last?.givenAt.toUTC().toISO() ?? null,
      taken_back_at: last?.revokedAt?.toUTC().toISO() ?? null,
      /** When partners last got the data by this consent. */
      passed_on_at: last?.passedOnAt?.toUTC().toISO() ?? null,
      /** Those the member agreed to stay the same, whoever the brand names later. */
      partners: state === 'given' ? (last?.partners ?? null) : partners,
      page: PAGES[kind] ?? null,
      revocable: isRevocable(kind),
    }
  }

  #state(): State {
    const { kind, current, last } = this.resource
    if (!last) return 'missing'
    if (last.revokedAt) return 'taken_back'
    // Revocable consents stay valid when their text changes.
    return last.version < current && !isRevocable(kind) ? 'outdated' : 'given'
  }
}
