import type Member from './member.js'

interface OwnSettings {
  language?: string
  show_fictional?: boolean
  visible_to_visitors?: boolean
}

/** Changes a member's own settings; whether visitors may see him stands on his profile too, where searches look. */
export async function changeOwnSettings(member: Member, changes: OwnSettings): Promise<void> {
  const {
    language = member.language,
    show_fictional = member.showFictional,
    visible_to_visitors = member.visibleToVisitors,
  } = changes
  void member.merge({ language, showFictional: show_fictional, visibleToVisitors: visible_to_visitors })
  void member.profile.merge({ visibleToVisitors: visible_to_visitors })
  await Promise.all([member.save(), member.profile.save()])
}
