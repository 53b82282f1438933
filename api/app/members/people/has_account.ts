/** SQL: whether a member, with their profile beside them, has an account: confirmed and not deleted, also paused or shut out. */
export const HAS_ACCOUNT = `members.activated_at is not null and members.status <> 'erased' and profiles.left_at is null`
