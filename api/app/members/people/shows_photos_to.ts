/** Visitors see photos of who agreed to be shown to them, and shows them to everybody. */
const TO_VISITORS = '(profiles.visible_to_visitors and not profiles.photos_private)'

/**
 * SQL: whether the person of `profiles` shows photos, the main one included, to a viewer: to everybody, or in privacy mode (product.md
 * §3) to those he likes or has written to. `viewer` is an SQL expression for the viewer's profile, null for a visitor.
 */
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
