import { asOwner, type Brand } from '../../../cast.ts'

export async function later(brand: Brand, email: string, time: string): Promise<void> {
  await asOwner(
    (owner) =>
      owner.query(
        `update app.link_tokens set created_at = link_tokens.created_at - $2::interval,
           expires_at = expires_at - $2::interval, used_at = used_at - $2::interval
         from app.members where members.id = member_id and members.email = $1`,
        [email, time]
      ),
    brand
  )
}
