const TO_VISITORS = '(profiles.visible_to_visitors and not profiles.photos_private)'

/** SQL: whether `profiles` shows photos to a viewer's profile: in privacy mode only to people they like or wrote to (product.md §3). */
export function showsPhotosTo(viewer: string | null): string {
  if (!viewer) return TO_VISITORS
  return `(not profiles.photos_private or profiles.id = ${viewer}
    or exists (select from app.likes shown where shown.tenant_id = (select sec.tenant_id())
         and shown.from_profile_id = profiles.id and shown.to_profile_id = ${viewer})
    or exists (select from app.conversations shown
         join app.messages on messages.tenant_id = shown.tenant_id and messages.conversation_id = shown.id
           and messages.sender_profile_id = profiles.id
         where shown.tenant_id = (select sec.tenant_id())
           and shown.low_profile_id = least(profiles.id, ${viewer}) and shown.high_profile_id = greatest(profiles.id, ${viewer})))`
}
