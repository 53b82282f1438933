/** A requirement for going live; met when nothing is `missing`. */
export interface ChecklistLine {
  name:
    | 'company'
    | 'support_email'
    | 'countries'
    | 'packages'
    | 'fictional_words'
    | 'main_domain'
    | 'age_provider'
    | 'payments'
    | 'push_contact'
  /** Fields, hosts, countries, texts as `language.setting`, what payments need, or addresses. */
  missing: string[]
}

export interface Checklist {
  may_go_live: boolean
  lines: ChecklistLine[]
}
