/** One thing a brand must have before it goes live, and what of it is missing. */
export interface ChecklistLine {
  name: 'company' | 'support_email' | 'packages' | 'fictional_words' | 'main_domain' | 'age_provider'
  /** Fields, hosts, countries, or words by language and setting. */
  missing: string[]
}

/** What stands between a brand and its visitors. */
export interface Checklist {
  may_go_live: boolean
  lines: ChecklistLine[]
}
