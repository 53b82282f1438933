-- Made from the migrations by `npm run ace -- database:describe`; never edit it.

grant usage on schema sec to definer;
grant usage on schema app, global, infra, sec to jobs;
grant usage on schema app, global, infra, sec to rt;
grant usage on schema app, global, infra, sec, staff to staff;

create table app.account_deletions (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  reason text,
  refund_wanted boolean not null default false,
  asked_at timestamptz not null default now(),
  left_at timestamptz,
  restorable_until timestamptz,
  deleted_by bigint,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, member_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK ((left_at IS NULL) = (restorable_until IS NULL)),
  CHECK (reason ~ '^[a-z_]{1,40}$'::text)
);
CREATE INDEX account_deletions_due ON app.account_deletions USING btree (tenant_id, restorable_until) WHERE left_at IS NOT NULL;
alter table app.account_deletions force row level security;
create policy tenant on app.account_deletions using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (member_id, reason, refund_wanted, asked_at, left_at, restorable_until, deleted_by) on app.account_deletions to rt;
grant delete, insert, select, update (reason, refund_wanted, asked_at, left_at, restorable_until, deleted_by) on app.account_deletions to staff;

create table app.age_checks (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  provider text not null,
  state_hash bytea not null,
  nonce text,
  code_verifier text,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  outcome text,
  decided_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, state_hash),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  CHECK ((outcome IS NULL) = (nonce IS NOT NULL) AND (outcome IS NULL) = (code_verifier IS NOT NULL)),
  CHECK (outcome = ANY (ARRAY['over'::text, 'under'::text, 'cancelled'::text, 'failed'::text]))
);
CREATE INDEX age_checks_of_member ON app.age_checks USING btree (tenant_id, member_id, id DESC);
alter table app.age_checks force row level security;
create policy tenant on app.age_checks using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (nonce, code_verifier, outcome, decided_at) on app.age_checks to rt;
grant select on app.age_checks to staff;

create table app.announcement_receivers (
  tenant_id bigint not null default sec.tenant_id(),
  member_id bigint not null,
  week date not null,
  announcement_id bigint not null,
  PRIMARY KEY (tenant_id, member_id, week),
  FOREIGN KEY (tenant_id, announcement_id) REFERENCES app.announcements(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (EXTRACT(isodow FROM week) = 1::numeric)
);
CREATE INDEX announcement_receivers_of_announcement ON app.announcement_receivers USING btree (tenant_id, announcement_id);
alter table app.announcement_receivers force row level security;
create policy tenant on app.announcement_receivers using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.announcement_receivers to rt;
grant select on app.announcement_receivers to staff;

create table app.announcements (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  kind text not null,
  state text not null default 'draft'::text,
  texts jsonb not null,
  segment jsonb not null default '{}'::jsonb,
  path text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  send_at timestamptz,
  reached bigint not null default 0,
  receivers integer not null default 0,
  ended_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (send_at IS NOT NULL OR state = 'draft'::text),
  CHECK ((ended_at IS NOT NULL) = (state = ANY (ARRAY['sent'::text, 'stopped'::text]))),
  CHECK (kind = ANY (ARRAY['promotions'::text, 'news'::text, 'service'::text])),
  CHECK (path ~~ '/%'::text),
  CHECK (jsonb_typeof(segment) = 'object'::text),
  CHECK (state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'stopped'::text])),
  CHECK (jsonb_typeof(texts) = 'object'::text)
);
CREATE INDEX announcements_unsent ON app.announcements USING btree (tenant_id, send_at) WHERE state = ANY (ARRAY['scheduled'::text, 'sending'::text]);
CREATE TRIGGER keep BEFORE DELETE OR UPDATE ON app.announcements FOR EACH ROW EXECUTE FUNCTION app.keep_announcements();
alter table app.announcements force row level security;
create policy tenant on app.announcements using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (kind, state, texts, segment, path, version, created_at, created_by, send_at, reached, receivers, ended_at) on app.announcements to staff;
grant select, update (state, reached, receivers, ended_at) on app.announcements to rt;

create table app.answer_templates (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  name text not null,
  purpose text not null,
  language text not null,
  body text not null,
  changed_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, purpose, language, name),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (length(body) >= 1 AND length(body) <= 4000),
  CHECK (length(name) >= 1 AND length(name) <= 80),
  CHECK (purpose = ANY (ARRAY['message'::text, 'decision'::text, 'desk'::text]))
);
alter table app.answer_templates force row level security;
create policy tenant on app.answer_templates using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (name, purpose, language, body, changed_at) on app.answer_templates to staff;

create table app.appeals (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  decision_id bigint not null,
  side text not null,
  complaint_id bigint,
  words text not null,
  filed_at timestamptz not null default now(),
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  outcome text,
  statement text,
  told_at timestamptz,
  reminded_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, decision_id, side, complaint_id),
  FOREIGN KEY (tenant_id, complaint_id) REFERENCES app.complaints(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, decision_id) REFERENCES app.decisions(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK ((side = 'reporter'::text) = (complaint_id IS NOT NULL)),
  CHECK (num_nulls(decided_at, decided_by, outcome, statement) = ANY (ARRAY[0, 4])),
  CHECK (outcome = ANY (ARRAY['upheld'::text, 'overturned'::text])),
  CHECK (side = ANY (ARRAY['reporter'::text, 'subject'::text])),
  CHECK (length(statement) >= 1 AND length(statement) <= 4000),
  CHECK (length(words) >= 1 AND length(words) <= 4000)
);
CREATE INDEX appeals_by_time ON app.appeals USING btree (tenant_id, filed_at);
CREATE INDEX appeals_decided ON app.appeals USING btree (tenant_id, decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX appeals_due ON app.appeals USING btree (tenant_id, due_at) WHERE decided_at IS NULL;
CREATE INDEX appeals_of_complaint ON app.appeals USING btree (tenant_id, complaint_id);
alter table app.appeals force row level security;
create policy tenant on app.appeals using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select, update (told_at, reminded_at) on app.appeals to rt;
grant select, update (decided_at, decided_by, outcome, statement, told_at, reminded_at) on app.appeals to staff;

create table app.ban_marks (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  hash bytea not null,
  marked_at timestamptz not null default now(),
  kind text not null default 'email'::text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, hash),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (kind = ANY (ARRAY['email'::text, 'iban'::text, 'phone'::text]))
);
alter table app.ban_marks force row level security;
create policy tenant on app.ban_marks using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, select on app.ban_marks to staff;
grant insert, select on app.ban_marks to rt;

create table app.banned_photos (
  tenant_id bigint not null default sec.tenant_id(),
  photo_id bigint not null,
  source_hash bytea,
  perceptual_hash bigint,
  banned_by bigint not null,
  banned_at timestamptz not null default now(),
  reason text not null,
  exact_matches integer not null default 0,
  near_matches integer not null default 0,
  last_matched_at timestamptz,
  lifted_at timestamptz,
  lifted_by bigint,
  lift_reason text,
  PRIMARY KEY (tenant_id, photo_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (num_nonnulls(source_hash, perceptual_hash) > 0),
  CHECK (num_nulls(lifted_at, lifted_by, lift_reason) = ANY (ARRAY[0, 3])),
  CHECK (length(lift_reason) >= 1 AND length(lift_reason) <= 500),
  CHECK (bit_count(perceptual_hash::bit(64)) >= 8 AND bit_count(perceptual_hash::bit(64)) <= 56),
  CHECK (reason = ANY (ARRAY['explicit'::text, 'contact'::text, 'rights'::text, 'other'::text]))
);
alter table app.banned_photos force row level security;
create policy tenant on app.banned_photos using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (source_hash, perceptual_hash, banned_by, banned_at, reason, exact_matches, near_matches, last_matched_at, lifted_at, lifted_by, lift_reason) on app.banned_photos to staff;
grant select (tenant_id, photo_id, source_hash, perceptual_hash, reason, exact_matches, near_matches, last_matched_at, lifted_at), update (exact_matches, near_matches, last_matched_at) on app.banned_photos to rt;

create table app.blocks (
  tenant_id bigint not null default sec.tenant_id(),
  blocker_profile_id bigint not null,
  blocked_profile_id bigint not null,
  created_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, blocker_profile_id, blocked_profile_id),
  FOREIGN KEY (tenant_id, blocked_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id, blocker_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (blocker_profile_id <> blocked_profile_id)
);
CREATE INDEX blocks_newest ON app.blocks USING btree (tenant_id, blocker_profile_id, created_at DESC, blocked_profile_id DESC);
CREATE INDEX blocks_of_blocked ON app.blocks USING btree (tenant_id, blocked_profile_id, blocker_profile_id);
CREATE TRIGGER note_meeting_change AFTER INSERT OR DELETE ON app.blocks FOR EACH ROW EXECUTE FUNCTION app.note_meeting_change();
alter table app.blocks force row level security;
create policy tenant on app.blocks using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.blocks to rt;
grant select on app.blocks to staff;

create table app.campaigns (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  slug text not null,
  texts jsonb not null,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (slug ~ '^[a-z0-9-]{1,40}$'::text)
);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON app.campaigns FOR EACH ROW EXECUTE FUNCTION app.announce_pages();
alter table app.campaigns force row level security;
create policy tenant on app.campaigns using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (texts) on app.campaigns to staff;
grant select on app.campaigns to rt;

create table app.care_signs (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  kind text not null,
  day date not null,
  noted_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, member_id, kind, day),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (kind = ANY (ARRAY['spending'::text, 'distress'::text]))
);
CREATE INDEX care_signs_by_time ON app.care_signs USING btree (tenant_id, noted_at);
alter table app.care_signs force row level security;
create policy tenant on app.care_signs using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.care_signs to rt;
grant select on app.care_signs to staff;

create table app.chat_photos (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  profile_id bigint not null,
  message_id bigint,
  filename text not null,
  thumb_filename text not null,
  match_filename text not null,
  blurred_filename text not null,
  placeholder text not null,
  perceptual_hash bigint not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  source_hash bytea,
  resembles text,
  review text,
  refusal text,
  lease bigint,
  leased_by bigint,
  leased_until timestamptz,
  judged_by bigint,
  judged_at timestamptz,
  profile_photo_id bigint,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, filename),
  UNIQUE (tenant_id, message_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, message_id) REFERENCES app.messages(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id),
  CHECK ((num_nulls(lease, leased_by, leased_until) = ANY (ARRAY[0, 3])) AND (lease IS NULL OR review = 'pending'::text)),
  CHECK (refusal = ANY (ARRAY['minor'::text, 'intimate'::text, 'explicit'::text, 'contact'::text, 'rights'::text, 'other'::text])),
  CHECK ((refusal IS NOT NULL) = (COALESCE(review, ''::text) = 'refused'::text)),
  CHECK (resembles = ANY (ARRAY['minor'::text, 'intimate'::text, 'explicit'::text, 'contact'::text, 'rights'::text, 'other'::text])),
  CHECK (review = ANY (ARRAY['pending'::text, 'passed'::text, 'refused'::text])),
  CHECK ((resembles IS NULL) = (review IS NULL))
);
CREATE INDEX chat_photos_blurred ON app.chat_photos USING btree (tenant_id, blurred_filename);
CREATE INDEX chat_photos_of_profile ON app.chat_photos USING btree (tenant_id, profile_id);
CREATE INDEX chat_photos_waiting ON app.chat_photos USING btree (tenant_id, created_at) WHERE review = 'pending'::text AND message_id IS NOT NULL;
CREATE TRIGGER check_sent_photo BEFORE INSERT ON app.chat_photos FOR EACH ROW EXECUTE FUNCTION app.check_sent_photo();
alter table app.chat_photos force row level security;
create policy tenant on app.chat_photos using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (message_id) on app.chat_photos to rt;
grant insert, select, update (message_id, review, refusal, lease, leased_by, leased_until, judged_by, judged_at) on app.chat_photos to staff;

create table app.closings (
  tenant_id bigint not null default sec.tenant_id(),
  reached bigint not null default 0,
  ended_at timestamptz,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
alter table app.closings force row level security;
create policy tenant on app.closings using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (reached, ended_at) on app.closings to rt;

create table app.complaint_evidence (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  complaint_id bigint not null,
  snapshot jsonb not null,
  taken_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, complaint_id),
  FOREIGN KEY (tenant_id, complaint_id) REFERENCES app.complaints(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
alter table app.complaint_evidence force row level security;
create policy tenant on app.complaint_evidence using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert on app.complaint_evidence to rt;
grant insert, select on app.complaint_evidence to staff;

create table app.complaint_messages (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  complaint_id bigint not null,
  thread text not null,
  side text not null,
  author_id bigint,
  body text not null,
  at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, complaint_id) REFERENCES app.complaints(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (length(body) >= 1 AND length(body) <= 4000),
  CHECK (side = 'staff'::text OR side = thread),
  CHECK ((side = 'staff'::text) = (author_id IS NOT NULL)),
  CHECK (thread = ANY (ARRAY['reporter'::text, 'subject'::text]))
);
CREATE INDEX complaint_messages_of_complaint ON app.complaint_messages USING btree (tenant_id, complaint_id, at);
alter table app.complaint_messages force row level security;
create policy tenant on app.complaint_messages using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select on app.complaint_messages to rt;
grant insert, select on app.complaint_messages to staff;

create table app.complaint_photos (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  complaint_id bigint not null,
  photo_id bigint not null,
  filename text not null,
  thumb_filename text not null,
  match_filename text not null,
  blurred_filename text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, complaint_id, photo_id),
  FOREIGN KEY (tenant_id, complaint_id) REFERENCES app.complaints(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
CREATE INDEX complaint_photos_filename ON app.complaint_photos USING btree (tenant_id, filename);
alter table app.complaint_photos force row level security;
create policy tenant on app.complaint_photos using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select on app.complaint_photos to rt;
grant insert, select on app.complaint_photos to staff;

create table app.complaints (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  number text not null,
  token_hash bytea not null,
  request_hash bytea,
  subject_kind text not null,
  subject_id bigint,
  profile_id bigint,
  page text,
  reason text not null,
  words text not null default ''::text,
  reporter_member_id bigint,
  reporter_name text,
  reporter_email text,
  language text not null,
  hidden_for_all boolean not null default false,
  created_at timestamptz not null default now(),
  answer_due_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  decided_at timestamptz,
  outcome text,
  decided_by bigint,
  assignee_id bigint,
  lease_by bigint,
  lease_until timestamptz,
  lease_number integer not null default 0,
  decision_id bigint,
  told_at timestamptz,
  reminded_at timestamptz,
  filed_by bigint,
  unfounded boolean not null default false,
  source text not null default 'visitor'::text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, number),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, decision_id) REFERENCES app.decisions(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id) ON DELETE SET NULL (profile_id),
  FOREIGN KEY (tenant_id, reporter_member_id) REFERENCES app.members(tenant_id, id) ON DELETE SET NULL (reporter_member_id),
  CHECK (num_nulls(decided_at, outcome) = ANY (ARRAY[0, 2])),
  CHECK (answered_at IS NOT NULL OR decided_at IS NULL),
  CHECK (num_nulls(lease_by, lease_until) = ANY (ARRAY[0, 2])),
  CHECK (outcome = ANY (ARRAY['removed'::text, 'warned'::text, 'excluded'::text, 'no_breach'::text])),
  CHECK (reason ~ '^[a-z_0-9]{1,40}$'::text),
  CHECK (source = ANY (ARRAY['member'::text, 'visitor'::text, 'team'::text, 'software'::text])),
  CHECK (subject_kind ~ '^[a-z_]{1,40}$'::text)
);
CREATE INDEX complaints_about ON app.complaints USING btree (tenant_id, subject_kind, subject_id);
CREATE INDEX complaints_by_time ON app.complaints USING btree (tenant_id, created_at);
CREATE INDEX complaints_decided ON app.complaints USING btree (tenant_id, decided_at);
CREATE INDEX complaints_due ON app.complaints USING btree (tenant_id, due_at) WHERE decided_at IS NULL;
CREATE INDEX complaints_of_decision ON app.complaints USING btree (tenant_id, decision_id);
CREATE INDEX complaints_of_profile ON app.complaints USING btree (tenant_id, profile_id);
CREATE INDEX complaints_of_reporter ON app.complaints USING btree (tenant_id, reporter_member_id);
CREATE UNIQUE INDEX complaints_asked ON app.complaints USING btree (tenant_id, request_hash) WHERE decided_at IS NULL;
alter table app.complaints force row level security;
create policy tenant on app.complaints using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (number, token_hash, request_hash, subject_kind, subject_id, profile_id, page, reason, words, reporter_member_id, reporter_name, reporter_email, language, hidden_for_all, created_at, answer_due_at, due_at, answered_at, decided_at, outcome, decided_by, told_at, reminded_at) on app.complaints to rt;
grant insert, select, update (number, token_hash, request_hash, subject_kind, subject_id, profile_id, page, reason, words, reporter_member_id, reporter_name, reporter_email, language, hidden_for_all, created_at, answer_due_at, due_at, answered_at, decided_at, outcome, decided_by, assignee_id, lease_by, lease_until, lease_number, decision_id, told_at, unfounded) on app.complaints to staff;

create table app.consents (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  kind text not null,
  version text not null,
  given_at timestamptz not null default now(),
  revoked_at timestamptz,
  language text,
  partners text,
  passed_on_at timestamptz,
  passed_on_emails text[] not null default '{}'::text[],
  partners_told_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (passed_on_at IS NULL OR kind = 'member_resell'::text),
  CHECK ((passed_on_at IS NULL) = (passed_on_emails = '{}'::text[])),
  CHECK (partners_told_at IS NULL OR passed_on_at IS NOT NULL AND revoked_at IS NOT NULL),
  CHECK (kind = ANY (ARRAY['terms'::text, 'privacy'::text, 'sexuality_data'::text, 'member_resell'::text]))
);
CREATE INDEX consents_for_partners ON app.consents USING btree (tenant_id, id) WHERE kind = 'member_resell'::text;
CREATE INDEX consents_of_member ON app.consents USING btree (tenant_id, member_id);
CREATE INDEX consents_untold ON app.consents USING btree (tenant_id, revoked_at) WHERE passed_on_at IS NOT NULL AND revoked_at IS NOT NULL AND partners_told_at IS NULL;
CREATE UNIQUE INDEX consents_held ON app.consents USING btree (tenant_id, member_id, kind, version) WHERE revoked_at IS NULL;
alter table app.consents force row level security;
create policy tenant on app.consents using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (revoked_at, partners_told_at) on app.consents to rt;
grant select, update (revoked_at, passed_on_at, passed_on_emails) on app.consents to staff;

create table app.conversation_sides (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  conversation_id bigint not null,
  profile_id bigint not null,
  partner_profile_id bigint not null,
  last_read_seq integer not null default 0,
  num_unread_messages integer not null default 0,
  hidden_up_to_seq integer not null default 0,
  hidden_at timestamptz,
  free_replies_used integer not null default 0,
  last_message_at timestamptz not null default now(),
  changed_in xid8 not null default pg_current_xact_id(),
  muted_at timestamptz,
  photos_opened_at timestamptz,
  partner_is_fictional boolean not null default false,
  partner_left boolean not null default false,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, profile_id, conversation_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES app.conversations(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, partner_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id)
);
CREATE INDEX conversation_sides_of_conversation ON app.conversation_sides USING btree (tenant_id, conversation_id);
CREATE INDEX conversation_sides_of_partner ON app.conversation_sides USING btree (tenant_id, partner_profile_id);
CREATE TRIGGER note_change BEFORE UPDATE ON app.conversation_sides FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION app.note_side_change();
CREATE TRIGGER note_partner AFTER INSERT ON app.conversation_sides FOR EACH ROW EXECUTE FUNCTION app.note_partner();
alter table app.conversation_sides force row level security;
create policy tenant on app.conversation_sides using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (conversation_id, profile_id, partner_profile_id, last_read_seq, num_unread_messages, hidden_up_to_seq, hidden_at, free_replies_used, last_message_at, changed_in, muted_at, photos_opened_at, partner_is_fictional, partner_left) on app.conversation_sides to rt;
grant insert, select, update (conversation_id, profile_id, partner_profile_id, last_read_seq, num_unread_messages, hidden_up_to_seq, hidden_at, free_replies_used, last_message_at, changed_in, muted_at, partner_is_fictional, partner_left) on app.conversation_sides to staff;

create table app.conversations (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  low_profile_id bigint not null,
  high_profile_id bigint not null,
  started_by_profile_id bigint not null,
  last_seq integer not null default 0,
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, low_profile_id, high_profile_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, high_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id, low_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id, started_by_profile_id) REFERENCES app.profiles(tenant_id, id),
  CHECK (low_profile_id < high_profile_id)
);
CREATE INDEX conversations_of_high ON app.conversations USING btree (tenant_id, high_profile_id);
CREATE INDEX conversations_started ON app.conversations USING btree (tenant_id, started_by_profile_id);
alter table app.conversations force row level security;
create policy tenant on app.conversations using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (low_profile_id, high_profile_id, started_by_profile_id, last_seq, last_message_at, created_at) on app.conversations to rt;
grant insert, select, update (low_profile_id, high_profile_id, started_by_profile_id, last_seq, last_message_at, created_at) on app.conversations to staff;

create table app.credit_packages (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  key text not null,
  country text not null,
  credits integer not null,
  bonus_credits integer not null default 0,
  price_minor integer not null,
  currency text not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  recommended boolean not null default false,
  "position" integer,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (country) REFERENCES global.countries(code),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (bonus_credits >= 0),
  CHECK (credits > 0),
  CHECK (currency ~ '^[A-Z]{3}$'::text),
  CHECK (ends_at >= starts_at),
  CHECK ("position" >= 0),
  CHECK (price_minor > 0)
);
CREATE INDEX credit_packages_of_country ON app.credit_packages USING btree (tenant_id, country, key, starts_at);
alter table app.credit_packages force row level security;
create policy tenant on app.credit_packages using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select, update (key, country, credits, bonus_credits, price_minor, currency, starts_at, ends_at, recommended, "position") on app.credit_packages to staff;
grant select on app.credit_packages to rt;

create table app.data_exports (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  bytes integer,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK ((ready_at IS NULL) = (expires_at IS NULL) AND (ready_at IS NULL) = (bytes IS NULL))
);
CREATE INDEX data_exports_by_end ON app.data_exports USING btree (tenant_id, expires_at);
CREATE INDEX data_exports_of_member ON app.data_exports USING btree (tenant_id, member_id, id DESC);
alter table app.data_exports force row level security;
create policy tenant on app.data_exports using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (member_id, requested_at, ready_at, expires_at, bytes) on app.data_exports to rt;
grant insert, select on app.data_exports to staff;

create table app.decisions (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  number text not null,
  token_hash bytea not null,
  subject_kind text not null,
  subject_id bigint,
  profile_id bigint,
  facts text not null,
  ground text,
  clause text not null default ''::text,
  automated boolean not null default false,
  scope text not null default 'everywhere'::text,
  measures text[] not null,
  before jsonb not null default '{}'::jsonb,
  ends_at timestamptz,
  language text not null,
  decided_by bigint not null,
  decided_at timestamptz not null default now(),
  told_at timestamptz,
  overturned_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, number),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id) ON DELETE SET NULL (profile_id),
  CHECK ((ground IS NULL) = (measures = '{}'::text[])),
  CHECK ((ground IS NULL) = (clause = ''::text)),
  CHECK (length(facts) >= 1 AND length(facts) <= 4000),
  CHECK (ground = ANY (ARRAY['law'::text, 'terms'::text])),
  CHECK (measures <@ ARRAY['removed'::text, 'hidden'::text, 'warned'::text, 'suspended'::text, 'banned'::text, 'corrected'::text]),
  CHECK (scope = 'everywhere'::text)
);
CREATE INDEX decisions_by_time ON app.decisions USING btree (tenant_id, decided_at);
CREATE INDEX decisions_of_profile ON app.decisions USING btree (tenant_id, profile_id);
alter table app.decisions force row level security;
create policy tenant on app.decisions using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, select, update (profile_id, told_at) on app.decisions to rt;
grant insert, select, update (number, token_hash, subject_kind, subject_id, profile_id, facts, ground, clause, automated, scope, measures, before, ends_at, language, decided_by, decided_at, told_at, overturned_at) on app.decisions to staff;

create table app.desk_answers (
  tenant_id bigint not null default sec.tenant_id(),
  message_id bigint not null,
  staff_id bigint not null,
  answered_at timestamptz not null default now(),
  waiting_since timestamptz,
  is_first boolean not null default false,
  PRIMARY KEY (tenant_id, message_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, message_id) REFERENCES app.messages(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX desk_answers_by_time ON app.desk_answers USING btree (tenant_id, answered_at);
alter table app.desk_answers force row level security;
create policy tenant on app.desk_answers using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, select on app.desk_answers to rt;
grant insert, select on app.desk_answers to staff;

create table app.desk_chats (
  tenant_id bigint not null default sec.tenant_id(),
  conversation_id bigint not null,
  profile_id bigint not null,
  profile_kind text not null generated always as ('fictional'::text) stored,
  partner_profile_id bigint not null,
  waiting_since timestamptz,
  lease_by bigint,
  lease_until timestamptz,
  lease_number integer not null default 0,
  PRIMARY KEY (tenant_id, conversation_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES app.conversations(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, partner_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id, profile_id, profile_kind) REFERENCES app.profiles(tenant_id, id, kind),
  CHECK (num_nulls(lease_by, lease_until) = ANY (ARRAY[0, 2]))
);
CREATE INDEX desk_chats_of_partner ON app.desk_chats USING btree (tenant_id, partner_profile_id);
CREATE INDEX desk_chats_waiting ON app.desk_chats USING btree (tenant_id, waiting_since, conversation_id) WHERE waiting_since IS NOT NULL;
alter table app.desk_chats force row level security;
create policy tenant on app.desk_chats using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (waiting_since, lease_by, lease_until, lease_number) on app.desk_chats to rt;
grant delete, insert, select, update (waiting_since, lease_by, lease_until, lease_number) on app.desk_chats to staff;

create table app.desk_flags (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  number text not null,
  member_id bigint not null,
  conversation_id bigint not null,
  seq integer not null,
  reason text not null,
  words text not null default ''::text,
  flagged_by bigint not null,
  flagged_at timestamptz not null default now(),
  due_at timestamptz not null,
  taken_by bigint,
  taken_at timestamptz,
  outcome text,
  ending text,
  done_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, number),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES app.conversations(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK ((reason = 'other'::text) = (words <> ''::text)),
  CHECK (num_nulls(taken_by, taken_at) = ANY (ARRAY[0, 2])),
  CHECK (num_nulls(outcome, ending, done_at) = ANY (ARRAY[0, 3])),
  CHECK (done_at IS NULL OR taken_by IS NOT NULL),
  CHECK (length(ending) >= 1 AND length(ending) <= 1000),
  CHECK (outcome = ANY (ARRAY['helped'::text, 'passed_on'::text, 'not_needed'::text])),
  CHECK (reason = ANY (ARRAY['self_harm'::text, 'under_age'::text, 'money'::text, 'account'::text, 'other'::text])),
  CHECK (length(words) <= 200)
);
CREATE INDEX desk_flags_done ON app.desk_flags USING btree (tenant_id, done_at) WHERE done_at IS NOT NULL;
CREATE INDEX desk_flags_due ON app.desk_flags USING btree (tenant_id, due_at, id);
CREATE INDEX desk_flags_of_conversation ON app.desk_flags USING btree (tenant_id, conversation_id);
CREATE INDEX desk_flags_of_member ON app.desk_flags USING btree (tenant_id, member_id);
CREATE INDEX desk_flags_open ON app.desk_flags USING btree (tenant_id, due_at) WHERE done_at IS NULL;
CREATE UNIQUE INDEX desk_flags_once ON app.desk_flags USING btree (tenant_id, conversation_id, reason, words) WHERE done_at IS NULL;
alter table app.desk_flags force row level security;
create policy tenant on app.desk_flags using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, select on app.desk_flags to rt;
grant insert, select, update (taken_by, taken_at, outcome, ending, done_at) on app.desk_flags to staff;

create table app.desk_likes (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  profile_id bigint not null,
  profile_kind text not null generated always as ('fictional'::text) stored,
  partner_profile_id bigint not null,
  liked_at timestamptz not null default now(),
  lease_by bigint,
  lease_until timestamptz,
  lease_number integer not null default 0,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, partner_profile_id, profile_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, partner_profile_id, profile_id) REFERENCES app.likes(tenant_id, from_profile_id, to_profile_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, profile_id, profile_kind) REFERENCES app.profiles(tenant_id, id, kind),
  CHECK (num_nulls(lease_by, lease_until) = ANY (ARRAY[0, 2]))
);
CREATE INDEX desk_likes_of_profile ON app.desk_likes USING btree (tenant_id, profile_id);
CREATE INDEX desk_likes_waiting ON app.desk_likes USING btree (tenant_id, liked_at, id);
alter table app.desk_likes force row level security;
create policy tenant on app.desk_likes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.desk_likes to rt;
grant delete, select, update (lease_by, lease_until, lease_number) on app.desk_likes to staff;

create table app.desk_notes (
  tenant_id bigint not null default sec.tenant_id(),
  conversation_id bigint not null,
  field text not null,
  value text not null,
  noted_by bigint not null,
  noted_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, conversation_id, field, value),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES app.desk_chats(tenant_id, conversation_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
CREATE INDEX desk_notes_by_time ON app.desk_notes USING btree (tenant_id, noted_at);
alter table app.desk_notes force row level security;
create policy tenant on app.desk_notes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (noted_by, noted_at) on app.desk_notes to staff;
grant delete, select on app.desk_notes to rt;

create table app.disclosure_acknowledgements (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  text_version text not null,
  language text not null,
  profile_id bigint not null,
  price_minor integer not null,
  currency text not null,
  acknowledged_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, id, member_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id)
);
CREATE INDEX disclosure_acknowledgements_of_member ON app.disclosure_acknowledgements USING btree (tenant_id, member_id, text_version, acknowledged_at DESC);
CREATE INDEX disclosure_acknowledgements_of_profile ON app.disclosure_acknowledgements USING btree (tenant_id, profile_id);
alter table app.disclosure_acknowledgements force row level security;
create policy tenant on app.disclosure_acknowledgements using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select on app.disclosure_acknowledgements to rt;
grant select on app.disclosure_acknowledgements to staff;

create table app.discount_codes (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  code text not null,
  country text,
  member_id bigint,
  value_percentage integer not null,
  currency text,
  minimum_order_value integer,
  payment_methods text[] not null default '{}'::text[],
  validity text not null default 'once-per-user'::text,
  usage_limit integer,
  status text not null default 'active'::text,
  batch text,
  starts_at timestamptz not null default now(),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  made_by bigint,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, code),
  FOREIGN KEY (country) REFERENCES global.countries(code),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (minimum_order_value IS NULL OR currency IS NOT NULL),
  CHECK (expires_at > starts_at),
  CHECK (code = upper(code) AND length(code) >= 3 AND length(code) <= 64),
  CHECK (currency ~ '^[A-Z]{3}$'::text),
  CHECK (minimum_order_value > 0),
  CHECK (status = ANY (ARRAY['active'::text, 'inactive'::text])),
  CHECK (usage_limit > 0),
  CHECK (validity = ANY (ARRAY['once-per-user'::text, 'once'::text, 'unlimited'::text])),
  CHECK (value_percentage >= 1 AND value_percentage <= 90)
);
CREATE INDEX discount_codes_of_batch ON app.discount_codes USING btree (tenant_id, batch) WHERE batch IS NOT NULL AND member_id IS NULL;
CREATE INDEX discount_codes_of_member ON app.discount_codes USING btree (tenant_id, member_id) WHERE member_id IS NOT NULL;
alter table app.discount_codes force row level security;
create policy tenant on app.discount_codes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.discount_codes to rt;
grant insert, select, update (country, member_id, value_percentage, currency, minimum_order_value, payment_methods, validity, usage_limit, status, batch, starts_at, expires_at) on app.discount_codes to staff;

create table app.discount_redemptions (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  order_id bigint not null,
  member_id bigint not null,
  code_id bigint,
  code text not null,
  state text not null default 'reserved'::text,
  reserved_at timestamptz not null default now(),
  changed_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, order_id),
  FOREIGN KEY (tenant_id, code_id) REFERENCES app.discount_codes(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES app.orders(tenant_id, id),
  CHECK (state = ANY (ARRAY['reserved'::text, 'used'::text, 'freed'::text, 'excess'::text]))
);
CREATE INDEX discount_redemptions_of_code ON app.discount_redemptions USING btree (tenant_id, code, member_id);
alter table app.discount_redemptions force row level security;
create policy tenant on app.discount_redemptions using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select, update (state, changed_at) on app.discount_redemptions to rt;
grant select, update (state, changed_at) on app.discount_redemptions to staff;

create table app.drafts (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  profile_id bigint not null,
  partner_profile_id bigint not null,
  body text not null,
  written_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, profile_id, partner_profile_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, partner_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id),
  CHECK (length(body) >= 1 AND length(body) <= 5000)
);
CREATE INDEX drafts_to ON app.drafts USING btree (tenant_id, partner_profile_id);
CREATE TRIGGER note_draft_change AFTER INSERT OR DELETE OR UPDATE ON app.drafts FOR EACH ROW EXECUTE FUNCTION app.note_draft_change();
alter table app.drafts force row level security;
create policy tenant on app.drafts using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (body, written_at) on app.drafts to rt;
grant select on app.drafts to staff;

create table app.erasure_certificates (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  email text not null,
  language text not null,
  kept jsonb not null,
  erased_at timestamptz not null default now(),
  held jsonb,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
alter table app.erasure_certificates force row level security;
create policy tenant on app.erasure_certificates using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.erasure_certificates to rt;
grant select on app.erasure_certificates to staff;

create table app.erasure_holds (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  reason text not null,
  words text not null,
  set_by bigint not null,
  set_at timestamptz not null default now(),
  ends_at timestamptz not null,
  untold text,
  lifted_by bigint,
  lifted_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (ends_at > set_at AND ends_at <= (set_at + '1 year 2 days'::interval)),
  CHECK (num_nulls(lifted_by, lifted_at) = ANY (ARRAY[0, 2])),
  CHECK (reason = ANY (ARRAY['claim'::text, 'legal_obligation'::text, 'court_order'::text, 'fraud_investigation'::text])),
  CHECK (length(untold) >= 1 AND length(untold) <= 200),
  CHECK (length(words) >= 1 AND length(words) <= 500)
);
CREATE INDEX erasure_holds_of_member ON app.erasure_holds USING btree (tenant_id, member_id, id DESC);
CREATE UNIQUE INDEX erasure_holds_standing ON app.erasure_holds USING btree (tenant_id, member_id) WHERE lifted_at IS NULL;
alter table app.erasure_holds force row level security;
create policy tenant on app.erasure_holds using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, select on app.erasure_holds to rt;
grant insert, select, update (lifted_by, lifted_at) on app.erasure_holds to staff;

create table app.erasures (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  cause text not null,
  asked_on date,
  erased_at timestamptz not null default now(),
  kept jsonb not null default '[]'::jsonb,
  certified boolean not null,
  held jsonb,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (cause = ANY (ARRAY['member'::text, 'staff'::text, 'unused'::text, 'not_confirmed'::text, 'backup'::text]))
);
CREATE INDEX erasures_by_time ON app.erasures USING btree (tenant_id, erased_at DESC, id DESC);
alter table app.erasures force row level security;
create policy tenant on app.erasures using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.erasures to rt;
grant select on app.erasures to staff;

create table app.figure_days (
  tenant_id bigint not null default sec.tenant_id(),
  day date not null,
  sign_ups integer not null,
  confirmed integer not null,
  first_buyers integer not null,
  revenue json not null,
  kept_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, day),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (confirmed >= 0),
  CHECK (first_buyers >= 0),
  CHECK (json_typeof(revenue) = 'object'::text),
  CHECK (sign_ups >= 0)
);
alter table app.figure_days force row level security;
create policy tenant on app.figure_days using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select on app.figure_days to rt;
grant select on app.figure_days to staff;

create table app.gateway_accounts (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  gateway text not null,
  sealed_keys bytea not null,
  changed_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, gateway),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
alter table app.gateway_accounts force row level security;
create policy tenant on app.gateway_accounts using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (sealed_keys, changed_at) on app.gateway_accounts to staff;
grant select on app.gateway_accounts to rt;

create table app.gifts (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  key text not null,
  names jsonb not null default '{}'::jsonb,
  picture text not null,
  credits integer,
  "position" integer not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (ends_at >= starts_at),
  CHECK (credits > 0)
);
CREATE UNIQUE INDEX gifts_current ON app.gifts USING btree (tenant_id, key) WHERE ends_at IS NULL;
CREATE TRIGGER note_gifts AFTER INSERT OR DELETE OR UPDATE OF ends_at ON app.gifts FOR EACH ROW EXECUTE FUNCTION app.note_gifts();
alter table app.gifts force row level security;
create policy tenant on app.gifts using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select, update ("position", ends_at) on app.gifts to staff;
grant select on app.gifts to rt;

create table app.held_messages (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  conversation_id bigint not null,
  sender_profile_id bigint not null,
  receiver_profile_id bigint not null,
  client_id text not null,
  request_hash bytea not null,
  body text not null,
  text_key uuid not null generated always as (app.text_key(body)) stored,
  ledger_transaction_id bigint,
  is_free_reply boolean not null,
  held_at timestamptz not null default now(),
  state text not null default 'held'::text,
  reason text,
  decided_at timestamptz,
  message_id bigint,
  decided_by bigint,
  decision_id bigint,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, ledger_transaction_id),
  UNIQUE (tenant_id, message_id),
  UNIQUE (tenant_id, sender_profile_id, client_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES app.conversations(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, ledger_transaction_id) REFERENCES app.ledger_transactions(tenant_id, id),
  FOREIGN KEY (tenant_id, message_id) REFERENCES app.messages(tenant_id, id),
  FOREIGN KEY (tenant_id, receiver_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id, sender_profile_id) REFERENCES app.profiles(tenant_id, id),
  CHECK (length(body) >= 1 AND length(body) <= 5000),
  CHECK ((state = 'held'::text) = (decided_at IS NULL)),
  CHECK ((state = 'refused'::text) = (reason IS NOT NULL)),
  CHECK ((state = 'released'::text) = (message_id IS NOT NULL)),
  CHECK (decision_id IS NULL OR state <> 'held'::text),
  CHECK (reason = ANY (ARRAY['spam'::text, 'scam'::text, 'advertising'::text, 'other'::text])),
  CHECK (state = ANY (ARRAY['held'::text, 'released'::text, 'refused'::text]))
);
CREATE INDEX held_messages_by_time ON app.held_messages USING btree (tenant_id, held_at, id);
CREATE INDEX held_messages_decided ON app.held_messages USING btree (tenant_id, decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX held_messages_of_conversation ON app.held_messages USING btree (tenant_id, conversation_id);
CREATE INDEX held_messages_of_decision ON app.held_messages USING btree (tenant_id, decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX held_messages_of_receiver ON app.held_messages USING btree (tenant_id, receiver_profile_id);
CREATE INDEX held_messages_of_text ON app.held_messages USING btree (tenant_id, sender_profile_id, text_key, held_at);
CREATE INDEX held_messages_waiting ON app.held_messages USING btree (tenant_id, held_at) WHERE state = 'held'::text;
CREATE TRIGGER keep BEFORE DELETE OR UPDATE ON app.held_messages FOR EACH ROW EXECUTE FUNCTION app.keep_held_messages();
alter table app.held_messages force row level security;
create policy tenant on app.held_messages using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (state, reason, decided_at, message_id, decided_by) on app.held_messages to rt;
grant insert, select, update (state, reason, decided_at, message_id, decided_by, decision_id) on app.held_messages to staff;

create table app.heroes (
  tenant_id bigint not null default sec.tenant_id(),
  key text not null,
  version integer not null default 1,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  placeholder text not null,
  focus_x smallint not null default 50,
  focus_y smallint not null default 50,
  alt jsonb not null default '{}'::jsonb,
  credit text not null default ''::text,
  holder text not null,
  source text not null,
  licence text not null,
  confirmed_by bigint not null,
  added_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, key),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (length(credit) <= 120),
  CHECK (focus_x >= 0 AND focus_x <= 100),
  CHECK (focus_y >= 0 AND focus_y <= 100),
  CHECK (height > 0),
  CHECK (length(holder) >= 1 AND length(holder) <= 120),
  CHECK (key ~ '^[0-9a-f]{32}$'::text),
  CHECK (licence = ANY (ARRAY['own'::text, 'commissioned'::text, 'bought'::text, 'free'::text, 'generated'::text])),
  CHECK (length(source) >= 1 AND length(source) <= 300),
  CHECK (width > 0)
);
alter table app.heroes force row level security;
create policy tenant on app.heroes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (version, focus_x, focus_y, alt, credit, holder, source, licence) on app.heroes to staff;
grant select on app.heroes to rt;

create table app.hidings (
  tenant_id bigint not null default sec.tenant_id(),
  profile_id bigint not null,
  subject_id bigint not null,
  created_at timestamptz not null default now(),
  by_team boolean not null default false,
  PRIMARY KEY (tenant_id, profile_id, subject_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id)
);
CREATE INDEX hidings_of_subject ON app.hidings USING btree (tenant_id, subject_id);
CREATE TRIGGER note_meeting_change AFTER INSERT OR DELETE ON app.hidings FOR EACH ROW EXECUTE FUNCTION app.note_meeting_change();
alter table app.hidings force row level security;
create policy tenant on app.hidings using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.hidings to rt;
grant delete, insert, select on app.hidings to staff;

create table app.inactivity_warnings (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  first_at timestamptz not null default now(),
  second_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, member_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id)
);
alter table app.inactivity_warnings force row level security;
create policy tenant on app.inactivity_warnings using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (member_id, first_at, second_at) on app.inactivity_warnings to rt;
grant select on app.inactivity_warnings to staff;

create table app.invite_codes (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  code text not null,
  uses integer not null,
  used integer not null default 0,
  note text not null default ''::text,
  batch text,
  made_by bigint,
  created_at timestamptz not null default now(),
  stopped_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (used >= 0 AND used <= uses),
  CHECK (uses > 0)
);
CREATE INDEX invite_codes_of_batch ON app.invite_codes USING btree (tenant_id, batch) WHERE batch IS NOT NULL;
CREATE UNIQUE INDEX invite_codes_by_code ON app.invite_codes USING btree (tenant_id, upper(code));
alter table app.invite_codes force row level security;
create policy tenant on app.invite_codes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (code, uses, used, note, stopped_at) on app.invite_codes to staff;
grant select, update (code, uses, used) on app.invite_codes to rt;

create table app.ledger_entries (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  transaction_id bigint not null,
  account text not null,
  member_id bigint not null,
  amount integer not null,
  credits_after integer,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, transaction_id, account),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, transaction_id, member_id) REFERENCES app.ledger_transactions(tenant_id, id, member_id),
  CHECK (account = ANY (ARRAY['member.bonus'::text, 'member.bought'::text, 'platform.bonus'::text, 'platform.sales'::text, 'platform.spent'::text])),
  CHECK (amount <> 0),
  CHECK ((account = ANY (ARRAY['member.bonus'::text, 'member.bought'::text])) = (credits_after IS NOT NULL))
);
CREATE INDEX ledger_entries_of_member ON app.ledger_entries USING btree (tenant_id, member_id);
CREATE CONSTRAINT TRIGGER balance AFTER INSERT ON app.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.check_ledger_balance();
alter table app.ledger_entries force row level security;
create policy tenant on app.ledger_entries using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select on app.ledger_entries to rt;
grant insert, select on app.ledger_entries to staff;

create table app.ledger_seals (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  day date not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  transactions integer not null,
  rows bytea not null,
  hash bytea not null,
  previous_hash bytea,
  sealed_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, day),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (ended_at > began_at)
);
alter table app.ledger_seals force row level security;
create policy tenant on app.ledger_seals using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select on app.ledger_seals to rt;
grant insert, select on app.ledger_seals to staff;

create table app.ledger_transactions (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  kind text not null,
  idempotency_key text not null,
  member_id bigint not null,
  order_id bigint,
  counterpart_profile_id bigint,
  counterpart_kind text,
  acknowledgement_id bigint,
  reverses_id bigint,
  created_at timestamptz not null default now(),
  reason text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, id, kind),
  UNIQUE (tenant_id, id, member_id),
  UNIQUE (tenant_id, idempotency_key),
  FOREIGN KEY (tenant_id, acknowledgement_id, member_id) REFERENCES app.disclosure_acknowledgements(tenant_id, id, member_id),
  FOREIGN KEY (tenant_id, counterpart_profile_id, counterpart_kind) REFERENCES app.profiles(tenant_id, id, kind),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES app.orders(tenant_id, id),
  FOREIGN KEY (tenant_id, reverses_id) REFERENCES app.ledger_transactions(tenant_id, id),
  CHECK ((counterpart_profile_id IS NULL) = (counterpart_kind IS NULL)),
  CHECK ((kind = 'reversal'::text) = (reverses_id IS NOT NULL)),
  CHECK (counterpart_kind IS DISTINCT FROM 'fictional'::text OR acknowledgement_id IS NOT NULL),
  CHECK (kind <> 'goodwill'::text OR reason IS NOT NULL),
  CHECK (kind = ANY (ARRAY['signup_bonus'::text, 'purchase'::text, 'message'::text, 'photo'::text, 'gift'::text, 'bonus'::text, 'goodwill'::text, 'refund'::text, 'chargeback'::text, 'reversal'::text])),
  CHECK ((kind = ANY (ARRAY['message'::text, 'photo'::text, 'gift'::text])) = (counterpart_profile_id IS NOT NULL)),
  CHECK ((kind = ANY (ARRAY['purchase'::text, 'refund'::text, 'chargeback'::text])) = (order_id IS NOT NULL))
);
CREATE INDEX ledger_transactions_by_time ON app.ledger_transactions USING btree (tenant_id, created_at);
CREATE INDEX ledger_transactions_of_counterpart ON app.ledger_transactions USING btree (tenant_id, counterpart_profile_id) WHERE counterpart_profile_id IS NOT NULL;
CREATE INDEX ledger_transactions_of_member ON app.ledger_transactions USING btree (tenant_id, member_id, id DESC);
CREATE INDEX ledger_transactions_of_order ON app.ledger_transactions USING btree (tenant_id, order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_transactions_purchase ON app.ledger_transactions USING btree (tenant_id, order_id) WHERE kind = 'purchase'::text;
CREATE CONSTRAINT TRIGGER balance AFTER INSERT ON app.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.check_ledger_balance();
alter table app.ledger_transactions force row level security;
create policy tenant on app.ledger_transactions using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select on app.ledger_transactions to rt;
grant insert, select on app.ledger_transactions to staff;

create table app.likes (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  from_profile_id bigint not null,
  to_profile_id bigint not null,
  automatic boolean not null default false,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  introduced_on date,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, from_profile_id, to_profile_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, from_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id, to_profile_id) REFERENCES app.profiles(tenant_id, id),
  CHECK (from_profile_id <> to_profile_id),
  CHECK (automatic OR introduced_on IS NULL)
);
CREATE INDEX likes_given ON app.likes USING btree (tenant_id, from_profile_id, created_at DESC);
CREATE INDEX likes_received ON app.likes USING btree (tenant_id, to_profile_id, created_at DESC);
CREATE INDEX likes_unseen ON app.likes USING btree (tenant_id, to_profile_id) WHERE seen_at IS NULL;
CREATE UNIQUE INDEX likes_introduced ON app.likes USING btree (tenant_id, to_profile_id, introduced_on) WHERE introduced_on IS NOT NULL;
alter table app.likes force row level security;
create policy tenant on app.likes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (from_profile_id, to_profile_id, automatic, created_at, seen_at) on app.likes to rt;
grant delete, insert, select, update (from_profile_id, to_profile_id, automatic, created_at, seen_at) on app.likes to staff;

create table app.link_tokens (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  purpose text not null,
  token_hash bytea not null,
  member_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  next_path text,
  about_email text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (member_id IS NOT NULL OR purpose = 'password_reset'::text),
  CHECK (purpose = ANY (ARRAY['activation'::text, 'password_reset'::text, 'email_change'::text, 'email_change_stop'::text, 'restore'::text, 'deletion'::text, 'export'::text, 'shut_out'::text]))
);
CREATE INDEX link_tokens_of_member ON app.link_tokens USING btree (tenant_id, member_id, purpose);
alter table app.link_tokens force row level security;
create policy tenant on app.link_tokens using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (purpose, token_hash, member_id, created_at, expires_at, used_at, next_path, about_email) on app.link_tokens to rt;
grant delete, insert, select, update (purpose, token_hash, member_id, created_at, expires_at, used_at, next_path, about_email) on app.link_tokens to staff;

create table app.look_drafts (
  tenant_id bigint not null default sec.tenant_id(),
  version integer not null default 1,
  theme jsonb not null,
  changed_by bigint not null,
  changed_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
alter table app.look_drafts force row level security;
create policy tenant on app.look_drafts using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (version, theme, changed_by, changed_at) on app.look_drafts to staff;
grant select on app.look_drafts to rt;

create table app.look_versions (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  theme jsonb not null,
  made_by bigint,
  made_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
alter table app.look_versions force row level security;
create policy tenant on app.look_versions using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.look_versions to staff;
grant select on app.look_versions to rt;

create table app.mails (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  job_id uuid not null,
  member_id bigint,
  kind text not null,
  message_id text not null,
  tries integer not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  answer text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, job_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id)
);
CREATE INDEX mails_of_member ON app.mails USING btree (tenant_id, member_id, id DESC);
CREATE INDEX mails_untaken ON app.mails USING btree (tenant_id, created_at) WHERE sent_at IS NULL AND answer IS NULL;
alter table app.mails force row level security;
create policy tenant on app.mails using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (job_id, member_id, kind, message_id, tries, created_at, sent_at, answer) on app.mails to rt;
grant select on app.mails to staff;

create table app.mandates (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  reference text not null,
  gateway text not null,
  sealed_token bytea,
  creditor_id text not null,
  creditor_name text not null,
  holder text not null,
  sealed_iban bytea not null,
  iban_hash bytea not null,
  iban_end text not null,
  sealed_phone bytea not null,
  phone_hash bytea not null,
  phone_end text not null,
  language text not null,
  text_version text not null,
  notice_days integer not null,
  state text not null default 'draft'::text,
  end_reason text,
  drafted_at timestamptz not null default now(),
  signed_at timestamptz,
  signed_from inet,
  last_used_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, reference),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK ((state = 'draft'::text) = (signed_at IS NULL)),
  CHECK ((state = 'ended'::text) = (ended_at IS NOT NULL)),
  CHECK (end_reason = ANY (ARRAY['revoked'::text, 'unused'::text, 'returned'::text, 'refused'::text, 'replaced'::text, 'deleted'::text, 'creditor_changed'::text])),
  CHECK (length(reference) <= 35),
  CHECK (state = ANY (ARRAY['draft'::text, 'active'::text, 'ended'::text]))
);
CREATE INDEX mandates_by_time ON app.mandates USING btree (tenant_id, signed_at, id) WHERE signed_at IS NOT NULL;
CREATE INDEX mandates_of_iban ON app.mandates USING btree (tenant_id, iban_hash);
CREATE INDEX mandates_of_iban_end ON app.mandates USING btree (tenant_id, iban_end) WHERE signed_at IS NOT NULL;
CREATE INDEX mandates_of_member ON app.mandates USING btree (tenant_id, member_id);
CREATE INDEX mandates_of_phone ON app.mandates USING btree (tenant_id, phone_hash);
CREATE UNIQUE INDEX mandates_active ON app.mandates USING btree (tenant_id, member_id) WHERE state = 'active'::text;
alter table app.mandates force row level security;
create policy tenant on app.mandates using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (gateway, sealed_token, holder, sealed_iban, iban_end, sealed_phone, phone_hash, phone_end, notice_days, state, end_reason, signed_at, signed_from, last_used_at, ended_at) on app.mandates to rt;
grant select, update (gateway, sealed_token, holder, sealed_iban, iban_end, sealed_phone, phone_hash, phone_end, notice_days, state, end_reason, signed_at, signed_from, last_used_at, ended_at) on app.mandates to staff;

create table app.member_notes (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  text text not null,
  written_by bigint not null,
  written_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (length(text) >= 1 AND length(text) <= 2000)
);
CREATE INDEX member_notes_of_member ON app.member_notes USING btree (tenant_id, member_id, id DESC);
alter table app.member_notes force row level security;
create policy tenant on app.member_notes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.member_notes to staff;
grant delete, select on app.member_notes to rt;

create table app.members (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  email text not null,
  password_hash text not null,
  status text not null default 'not_confirmed'::text,
  language text not null,
  signed_up_at timestamptz not null default now(),
  activated_at timestamptz,
  show_fictional boolean not null,
  visible_to_visitors boolean not null,
  signup_message jsonb,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  notification_choices jsonb not null default '{}'::jsonb,
  lock_screen text not null default 'hidden'::text,
  quiet_from text,
  quiet_to text,
  quiet_zone text,
  support_code text,
  support_code_until timestamptz,
  age_proven_at timestamptz,
  age_proven_by text,
  newcomers_due_at timestamptz not null default now() + '7 days'::interval,
  lander text,
  slug text,
  postbacks_stopped_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (num_nulls(quiet_from, quiet_to, quiet_zone) = ANY (ARRAY[0, 3])),
  CHECK (num_nulls(support_code, support_code_until) = ANY (ARRAY[0, 2])),
  CHECK (num_nulls(age_proven_at, age_proven_by) = ANY (ARRAY[0, 2])),
  CHECK (lock_screen = ANY (ARRAY['full'::text, 'name'::text, 'hidden'::text])),
  CHECK (jsonb_typeof(notification_choices) = 'object'::text),
  CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  CHECK (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  CHECK (status = ANY (ARRAY['not_confirmed'::text, 'active'::text, 'suspended'::text, 'banned'::text, 'erased'::text])),
  CHECK (support_code ~ '^[0-9]{6}$'::text)
);
CREATE INDEX members_by_activation ON app.members USING btree (tenant_id, activated_at) WHERE activated_at IS NOT NULL;
CREATE INDEX members_by_signup ON app.members USING btree (tenant_id, signed_up_at, id);
CREATE INDEX members_by_status ON app.members USING btree (tenant_id, status, id);
CREATE INDEX members_email ON app.members USING btree (tenant_id, email);
CREATE INDEX members_newcomers_due ON app.members USING btree (tenant_id, newcomers_due_at) WHERE status = 'active'::text;
CREATE INDEX members_with_first_message ON app.members USING btree (tenant_id) WHERE signup_message IS NOT NULL;
CREATE UNIQUE INDEX members_active_email ON app.members USING btree (tenant_id, email) WHERE status <> ALL (ARRAY['not_confirmed'::text, 'erased'::text]);
CREATE UNIQUE INDEX members_support_code ON app.members USING btree (tenant_id, support_code) WHERE support_code IS NOT NULL;
CREATE TRIGGER announce_ban AFTER UPDATE OF status ON app.members FOR EACH ROW WHEN (new.status = ANY (ARRAY['suspended'::text, 'banned'::text])) EXECUTE FUNCTION app.announce_ban();
CREATE TRIGGER keep BEFORE DELETE ON app.members FOR EACH ROW EXECUTE FUNCTION app.keep_members();
alter table app.members force row level security;
create policy tenant on app.members using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (email, password_hash, status, language, signed_up_at, activated_at, show_fictional, visible_to_visitors, signup_message, network, ref, sub1, sub2, sub3, notification_choices, lock_screen, quiet_from, quiet_to, quiet_zone, support_code, support_code_until, age_proven_at, age_proven_by, newcomers_due_at, lander, slug, postbacks_stopped_at) on app.members to rt;
grant insert, select, update (email, password_hash, status, language, signed_up_at, activated_at, show_fictional, visible_to_visitors, signup_message, network, ref, sub1, sub2, sub3, notification_choices, lock_screen, quiet_from, quiet_to, quiet_zone, support_code, support_code_until, age_proven_at, age_proven_by, newcomers_due_at, lander, slug, postbacks_stopped_at) on app.members to staff;

create table app.messages (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  conversation_id bigint not null,
  seq integer not null,
  sender_profile_id bigint not null,
  client_id text not null,
  request_hash bytea not null,
  body text,
  ledger_transaction_id bigint,
  sent_at timestamptz not null default now(),
  kind text not null default 'text'::text,
  charge_kind text generated always as (
CASE kind
    WHEN 'text'::text THEN 'message'::text
    WHEN 'photo'::text THEN 'photo'::text
    WHEN 'gift'::text THEN 'gift'::text
    ELSE NULL::text
END) stored,
  gift_id bigint,
  gift_credits integer,
  points_to_help boolean not null default false,
  text_key uuid generated always as (
CASE kind
    WHEN 'text'::text THEN app.text_key(body)
    ELSE NULL::uuid
END) stored,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, conversation_id, seq),
  UNIQUE (tenant_id, ledger_transaction_id),
  UNIQUE (tenant_id, sender_profile_id, client_id),
  FOREIGN KEY (tenant_id, ledger_transaction_id, charge_kind) REFERENCES app.ledger_transactions(tenant_id, id, kind),
  FOREIGN KEY (tenant_id, gift_id) REFERENCES app.gifts(tenant_id, id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES app.conversations(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, sender_profile_id) REFERENCES app.profiles(tenant_id, id),
  CHECK ((kind = 'gift'::text) = (gift_id IS NOT NULL) AND (kind = 'gift'::text) = (gift_credits IS NOT NULL)),
  CHECK (length(body) >= 1 AND length(body) <= 5000),
  CHECK (gift_credits > 0),
  CHECK (kind = ANY (ARRAY['text'::text, 'photo'::text, 'gift'::text, 'system'::text])),
  CHECK (kind <> 'system'::text OR ledger_transaction_id IS NULL),
  CHECK (NOT points_to_help OR kind = 'system'::text),
  CHECK (kind <> 'gift'::text OR ledger_transaction_id IS NOT NULL)
);
CREATE INDEX messages_of_gift ON app.messages USING btree (tenant_id, gift_id) WHERE gift_id IS NOT NULL;
CREATE INDEX messages_of_system ON app.messages USING btree (tenant_id, sent_at) WHERE kind = 'system'::text;
CREATE INDEX messages_of_text ON app.messages USING btree (tenant_id, sender_profile_id, text_key, sent_at) WHERE text_key IS NOT NULL;
CREATE TRIGGER check_charge BEFORE INSERT ON app.messages FOR EACH ROW WHEN (new.kind = ANY (ARRAY['gift'::text, 'photo'::text])) EXECUTE FUNCTION app.check_charge();
CREATE TRIGGER keep BEFORE DELETE OR UPDATE ON app.messages FOR EACH ROW EXECUTE FUNCTION app.keep_messages();
alter table app.messages force row level security;
create policy tenant on app.messages using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (client_id, request_hash, body) on app.messages to rt;
grant insert, select on app.messages to staff;

create table app.orders (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  package_id bigint not null,
  number text not null,
  status text not null default 'pending'::text,
  credits integer not null,
  bonus_credits integer not null default 0,
  amount_minor integer not null,
  vat_minor integer not null,
  currency text not null,
  gateway text not null,
  method text not null,
  gateway_ref text,
  checkout_url text,
  return_token_hash bytea,
  statement_descriptor text not null,
  idempotency_key text not null,
  request_hash bytea not null,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  country text,
  ip_country text,
  vat_country text,
  vat_percent numeric(4,2),
  list_price_minor integer,
  saves_method boolean not null default false,
  saved_method_id bigint,
  discount_code text,
  discount_percent integer,
  refunded_minor integer not null default 0,
  charged_back_minor integer not null default 0,
  returned_credits integer not null default 0,
  returned_bonus integer not null default 0,
  watched_until timestamptz,
  answered_at timestamptz,
  reversal_notified_at timestamptz,
  refunding_minor integer not null default 0,
  claim_minor integer not null default 0,
  waiver_at timestamptz,
  waiver_version text,
  waiver_confirmed_at timestamptz,
  mandate_id bigint,
  collect_on date,
  collecting_at timestamptz,
  prenotified_at timestamptz,
  is_advanced boolean not null default false,
  won_back_minor integer not null default 0,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, gateway, gateway_ref),
  UNIQUE (tenant_id, member_id, idempotency_key),
  UNIQUE (tenant_id, number),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, mandate_id) REFERENCES app.mandates(tenant_id, id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  FOREIGN KEY (tenant_id, package_id) REFERENCES app.credit_packages(tenant_id, id),
  CHECK (amount_minor > 0),
  CHECK (refunded_minor >= 0 AND refunded_minor <= amount_minor),
  CHECK ((completed_at IS NOT NULL) = (status = ANY (ARRAY['completed'::text, 'refunded'::text, 'charged_back'::text]))),
  CHECK (charged_back_minor >= 0 AND charged_back_minor <= amount_minor),
  CHECK (returned_credits >= 0 AND returned_credits <= credits),
  CHECK (returned_bonus >= 0 AND returned_bonus <= bonus_credits),
  CHECK (refunding_minor >= 0 AND refunding_minor <= refunded_minor),
  CHECK (claim_minor >= 0 AND claim_minor <= charged_back_minor),
  CHECK (won_back_minor >= 0 AND won_back_minor <= charged_back_minor),
  CHECK (amount_minor <= list_price_minor),
  CHECK (credits > 0),
  CHECK (discount_percent >= 1 AND discount_percent <= 100),
  CHECK ((discount_code IS NULL) = (discount_percent IS NULL)),
  CHECK (status = ANY (ARRAY['pending'::text, 'completed'::text, 'failed'::text, 'cancelled'::text, 'refunded'::text, 'charged_back'::text]))
);
CREATE INDEX orders_by_time ON app.orders USING btree (tenant_id, created_at, id);
CREATE INDEX orders_completed ON app.orders USING btree (tenant_id, completed_at, member_id) WHERE completed_at IS NOT NULL;
CREATE INDEX orders_of_mandate ON app.orders USING btree (tenant_id, mandate_id) WHERE mandate_id IS NOT NULL;
CREATE INDEX orders_of_member ON app.orders USING btree (tenant_id, member_id, id DESC);
CREATE INDEX orders_of_month ON app.orders USING btree (tenant_id, member_id, completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX orders_of_status ON app.orders USING btree (tenant_id, status, created_at, id);
CREATE INDEX orders_to_collect ON app.orders USING btree (tenant_id, collect_on) WHERE collect_on IS NOT NULL AND status = 'pending'::text AND gateway_ref IS NULL;
CREATE INDEX orders_unpaid ON app.orders USING btree (tenant_id, member_id, id DESC) WHERE status = 'pending'::text;
CREATE INDEX orders_watched ON app.orders USING btree (tenant_id, checked_at, id) WHERE watched_until IS NOT NULL;
CREATE TRIGGER enter_revenue AFTER INSERT OR UPDATE OF completed_at, refunded_minor, charged_back_minor, won_back_minor ON app.orders FOR EACH ROW EXECUTE FUNCTION app.enter_revenue();
alter table app.orders force row level security;
create policy tenant on app.orders using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select, update (status, gateway_ref, checkout_url, return_token_hash, checked_at, completed_at, refunded_minor, charged_back_minor, returned_credits, returned_bonus, watched_until, answered_at, reversal_notified_at, refunding_minor, claim_minor, waiver_confirmed_at, mandate_id, collect_on, collecting_at, prenotified_at, is_advanced, won_back_minor) on app.orders to rt;
grant select, update (status, gateway_ref, checkout_url, return_token_hash, checked_at, completed_at, refunded_minor, charged_back_minor, returned_credits, returned_bonus, watched_until, answered_at, reversal_notified_at, refunding_minor, claim_minor, waiver_confirmed_at, mandate_id, collect_on, collecting_at, prenotified_at, is_advanced, won_back_minor) on app.orders to staff;

create table app.own_pages (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  name text not null,
  language text not null,
  title text not null,
  description text not null,
  body text not null,
  updated_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, name, language),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON app.own_pages FOR EACH ROW EXECUTE FUNCTION app.announce_pages();
alter table app.own_pages force row level security;
create policy tenant on app.own_pages using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (name, language, title, description, body, updated_at) on app.own_pages to staff;
grant select on app.own_pages to rt;

create table app.payment_blocks (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  kind text not null,
  hash bytea not null,
  label text not null,
  reason text not null,
  made_at timestamptz not null default now(),
  ends_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, kind, hash),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (kind = ANY (ARRAY['iban'::text, 'phone'::text]))
);
CREATE INDEX payment_blocks_by_time ON app.payment_blocks USING btree (tenant_id, made_at, id);
alter table app.payment_blocks force row level security;
create policy tenant on app.payment_blocks using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.payment_blocks to staff;
grant select on app.payment_blocks to rt;

create table app.payment_events (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  gateway text not null,
  event_id text not null,
  gateway_ref text not null,
  order_id bigint,
  state text,
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  body_hash bytea,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, gateway, event_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES app.orders(tenant_id, id)
);
CREATE INDEX payment_events_of_order ON app.payment_events USING btree (tenant_id, order_id);
CREATE INDEX payment_events_of_ref ON app.payment_events USING btree (tenant_id, gateway, gateway_ref) WHERE order_id IS NULL;
CREATE TRIGGER keep BEFORE DELETE ON app.payment_events FOR EACH ROW EXECUTE FUNCTION app.keep_payment_events();
alter table app.payment_events force row level security;
create policy tenant on app.payment_events using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (order_id, state, applied_at) on app.payment_events to rt;
grant select on app.payment_events to staff;

create table app.payment_tasks (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  kind text not null,
  order_id bigint,
  refund_id bigint,
  withdrawal_id bigint,
  detail jsonb not null default '{}'::jsonb,
  due_at timestamptz,
  made_at timestamptz not null default now(),
  reported_at timestamptz,
  done_at timestamptz,
  done_by bigint,
  outcome text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES app.orders(tenant_id, id),
  FOREIGN KEY (tenant_id, refund_id) REFERENCES app.refunds(tenant_id, id),
  FOREIGN KEY (tenant_id, withdrawal_id) REFERENCES app.withdrawals(tenant_id, id) ON DELETE CASCADE,
  CHECK ((done_at IS NULL) = (outcome IS NULL)),
  CHECK (kind = ANY (ARRAY['payment_does_not_fit'::text, 'reversal_undone'::text, 'reversal_notified'::text, 'discount_limit_exceeded'::text, 'refund_by_hand'::text, 'withdrawal'::text, 'claim'::text]))
);
CREATE INDEX payment_tasks_by_time ON app.payment_tasks USING btree (tenant_id, made_at, id);
CREATE INDEX payment_tasks_of_order ON app.payment_tasks USING btree (tenant_id, order_id);
CREATE INDEX payment_tasks_waiting ON app.payment_tasks USING btree (tenant_id, made_at, id) WHERE done_at IS NULL;
CREATE UNIQUE INDEX payment_tasks_open ON app.payment_tasks USING btree (tenant_id, kind, order_id, refund_id, withdrawal_id) NULLS NOT DISTINCT WHERE done_at IS NULL;
alter table app.payment_tasks force row level security;
create policy tenant on app.payment_tasks using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select, update (detail, due_at, reported_at, done_at, done_by, outcome) on app.payment_tasks to rt;
grant insert, select, update (detail, due_at, reported_at, done_at, done_by, outcome) on app.payment_tasks to staff;

create table app.photo_rights (
  tenant_id bigint not null default sec.tenant_id(),
  photo_id bigint not null,
  source text not null,
  licence text not null,
  confirmed_by bigint,
  confirmed_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, photo_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, photo_id) REFERENCES app.photos(tenant_id, id) ON DELETE CASCADE,
  CHECK (licence = ANY (ARRAY['own'::text, 'commissioned'::text, 'bought'::text, 'free'::text, 'generated'::text])),
  CHECK (length(source) >= 1 AND length(source) <= 300)
);
alter table app.photo_rights force row level security;
create policy tenant on app.photo_rights using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select, update (source, licence, confirmed_by, confirmed_at) on app.photo_rights to staff;
grant select on app.photo_rights to rt;

create table app.photos (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  profile_id bigint not null,
  "position" integer not null,
  status text not null default 'active'::text,
  filename text not null,
  thumb_filename text not null,
  match_filename text not null,
  placeholder text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  blurred_filename text,
  perceptual_hash bigint,
  source_hash bytea,
  refusal text,
  explicit boolean not null default false,
  lease bigint,
  leased_by bigint,
  leased_until timestamptz,
  judged_by bigint,
  judged_at timestamptz,
  resembles text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, profile_id, "position") DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id),
  CHECK ((status = 'refused'::text) = (refusal IS NOT NULL)),
  CHECK ((num_nulls(lease, leased_by, leased_until) = ANY (ARRAY[0, 3])) AND (lease IS NULL OR status = 'pending'::text)),
  CHECK (refusal = ANY (ARRAY['not_you'::text, 'explicit'::text, 'contact'::text, 'minor'::text, 'quality'::text, 'rights'::text, 'intimate'::text, 'other'::text])),
  CHECK (resembles = ANY (ARRAY['minor'::text, 'intimate'::text, 'explicit'::text, 'contact'::text, 'rights'::text, 'other'::text])),
  CHECK (status = ANY (ARRAY['pending'::text, 'active'::text, 'refused'::text]))
);
CREATE INDEX photos_filename ON app.photos USING btree (tenant_id, filename);
CREATE INDEX photos_judged ON app.photos USING btree (tenant_id, judged_at) WHERE judged_at IS NOT NULL;
CREATE INDEX photos_pending ON app.photos USING btree (tenant_id, profile_id) WHERE status = 'pending'::text;
CREATE INDEX photos_waiting ON app.photos USING btree (tenant_id, created_at) WHERE status = 'pending'::text;
CREATE UNIQUE INDEX photos_source ON app.photos USING btree (tenant_id, profile_id, source_hash);
CREATE TRIGGER announce AFTER DELETE OR UPDATE OF status ON app.photos FOR EACH ROW EXECUTE FUNCTION app.announce_members();
alter table app.photos force row level security;
create policy tenant on app.photos using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (profile_id, "position", status, filename, thumb_filename, match_filename, placeholder, width, height, created_at, blurred_filename, perceptual_hash, source_hash, refusal) on app.photos to rt;
grant delete, insert, select, update (profile_id, "position", status, filename, thumb_filename, match_filename, placeholder, width, height, created_at, blurred_filename, perceptual_hash, source_hash, refusal, explicit, lease, leased_by, leased_until, judged_by, judged_at) on app.photos to staff;

create table app.postback_receivers (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  key text not null,
  network text not null,
  events text[] not null,
  method text not null,
  address text not null,
  sealed_secret bytea,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, key),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (length(address) <= 2000),
  CHECK (cardinality(events) > 0 AND events <@ ARRAY['signup'::text, 'activation'::text, 'first_purchase'::text, 'refund'::text, 'chargeback'::text]),
  CHECK (key ~ '^[a-z][a-z0-9-]{0,40}$'::text),
  CHECK (method = ANY (ARRAY['GET'::text, 'POST'::text])),
  CHECK (length(network) >= 1 AND length(network) <= 200)
);
CREATE INDEX postback_receivers_of_network ON app.postback_receivers USING btree (tenant_id, network);
alter table app.postback_receivers force row level security;
create policy tenant on app.postback_receivers using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (network, events, method, address, sealed_secret) on app.postback_receivers to staff;
grant select on app.postback_receivers to rt;

create table app.postbacks (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  event text not null,
  occasion text not null default ''::text,
  network text not null,
  receiver text not null,
  amount_minor integer,
  currency text,
  occurred_at timestamptz not null default now(),
  state text not null default 'waiting'::text,
  tries smallint not null default 0,
  due_at timestamptz not null default now(),
  status smallint,
  answer text,
  tried_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, member_id, event, occasion),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (length(answer) <= 200),
  CHECK (num_nulls(amount_minor, currency) = ANY (ARRAY[0, 2])),
  CHECK (event = ANY (ARRAY['signup'::text, 'activation'::text, 'first_purchase'::text, 'refund'::text, 'chargeback'::text])),
  CHECK (state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'refused'::text, 'given_up'::text, 'stopped'::text])),
  CHECK (status >= 100 AND status <= 599)
);
CREATE INDEX postbacks_by_time ON app.postbacks USING btree (tenant_id, occurred_at, id);
CREATE INDEX postbacks_failed ON app.postbacks USING btree (tenant_id, tried_at) WHERE state = ANY (ARRAY['refused'::text, 'given_up'::text]);
CREATE INDEX postbacks_of_member ON app.postbacks USING btree (tenant_id, member_id, id) WHERE state = 'waiting'::text;
CREATE INDEX postbacks_waiting ON app.postbacks USING btree (tenant_id, due_at) WHERE state = 'waiting'::text;
alter table app.postbacks force row level security;
create policy tenant on app.postbacks using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (state, tries, due_at, status, answer, tried_at) on app.postbacks to rt;
grant insert, select, update (state, tries, due_at) on app.postbacks to staff;

create table app.privacy_links (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  token_hash bytea not null,
  kind text not null,
  email text,
  words text,
  language text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  request_id bigint,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, request_id) REFERENCES app.privacy_requests(tenant_id, id) ON DELETE CASCADE,
  CHECK (expires_at > created_at),
  CHECK (num_nulls(email, words) =
CASE
    WHEN request_id IS NULL THEN 0
    ELSE 2
END),
  CHECK (kind = ANY (ARRAY['access'::text, 'rectification'::text, 'erasure'::text, 'restriction'::text, 'portability'::text, 'objection'::text])),
  CHECK (length(words) <= 4000)
);
CREATE INDEX privacy_links_by_email ON app.privacy_links USING btree (tenant_id, email) WHERE email IS NOT NULL;
CREATE INDEX privacy_links_of_request ON app.privacy_links USING btree (tenant_id, request_id) WHERE request_id IS NOT NULL;
CREATE INDEX privacy_links_unproven ON app.privacy_links USING btree (tenant_id, expires_at) WHERE request_id IS NULL;
alter table app.privacy_links force row level security;
create policy tenant on app.privacy_links using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (token_hash, kind, email, words, language, created_at, expires_at, request_id) on app.privacy_links to rt;
grant select on app.privacy_links to staff;

create table app.privacy_requests (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  number text not null,
  kind text not null,
  member_id bigint,
  email text,
  words text not null default ''::text,
  language text not null,
  proof text not null,
  received_at timestamptz not null default now(),
  due_at timestamptz not null,
  extended_at timestamptz,
  extension_reason text,
  assignee_id bigint,
  outcome text,
  answer text,
  answered_at timestamptz,
  told_at timestamptz,
  reminded_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, number),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (length(answer) <= 4000),
  CHECK (member_id IS NULL OR email IS NULL),
  CHECK (due_at > received_at AND due_at <= (received_at + '3 mons'::interval)),
  CHECK (num_nulls(extended_at, extension_reason) = ANY (ARRAY[0, 2])),
  CHECK (num_nulls(outcome, answer, answered_at) = ANY (ARRAY[0, 3])),
  CHECK (answered_at IS NOT NULL OR num_nonnulls(member_id, email) = 1),
  CHECK (length(extension_reason) >= 1 AND length(extension_reason) <= 1000),
  CHECK (kind = ANY (ARRAY['access'::text, 'rectification'::text, 'erasure'::text, 'restriction'::text, 'portability'::text, 'objection'::text])),
  CHECK (outcome = ANY (ARRAY['fulfilled'::text, 'partly'::text, 'refused'::text, 'withdrawn'::text])),
  CHECK (proof = ANY (ARRAY['log_in'::text, 'support_code'::text, 'letter'::text, 'email_link'::text])),
  CHECK (length(words) <= 4000)
);
CREATE INDEX privacy_requests_answered ON app.privacy_requests USING btree (tenant_id, answered_at) WHERE answered_at IS NOT NULL;
CREATE INDEX privacy_requests_by_email ON app.privacy_requests USING btree (tenant_id, email) WHERE email IS NOT NULL;
CREATE INDEX privacy_requests_due ON app.privacy_requests USING btree (tenant_id, due_at, id);
CREATE INDEX privacy_requests_of_member ON app.privacy_requests USING btree (tenant_id, member_id, id DESC);
CREATE UNIQUE INDEX privacy_requests_open ON app.privacy_requests USING btree (tenant_id, member_id, kind) WHERE answered_at IS NULL;
alter table app.privacy_requests force row level security;
create policy tenant on app.privacy_requests using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (number, kind, member_id, email, words, language, proof, received_at, due_at, extended_at, extension_reason, assignee_id, outcome, answer, answered_at, told_at, reminded_at) on app.privacy_requests to rt;
grant insert, select, update (number, kind, member_id, email, words, language, proof, received_at, due_at, extended_at, extension_reason, assignee_id, outcome, answer, answered_at, told_at) on app.privacy_requests to staff;

create table app.profile_interests (
  tenant_id bigint not null default sec.tenant_id(),
  profile_id bigint not null,
  interest_id bigint not null,
  PRIMARY KEY (tenant_id, profile_id, interest_id),
  FOREIGN KEY (interest_id) REFERENCES global.interests(id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id)
);
CREATE INDEX profile_interests_shared ON app.profile_interests USING btree (tenant_id, interest_id, profile_id);
CREATE TRIGGER mask_fewer AFTER DELETE ON app.profile_interests REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.mask_interests();
CREATE TRIGGER mask_more AFTER INSERT ON app.profile_interests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.mask_interests();
alter table app.profile_interests force row level security;
create policy tenant on app.profile_interests using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.profile_interests to rt;
grant delete, insert, select on app.profile_interests to staff;

create table app.profile_texts (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  profile_id bigint not null,
  profile_kind text not null default 'member'::text,
  field text not null,
  body text not null,
  shown text not null,
  found text not null,
  held_at timestamptz not null default now(),
  state text not null default 'held'::text,
  is_latest boolean not null default true,
  reason text,
  decided_at timestamptz,
  decided_by bigint,
  decision_id bigint,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, profile_id, profile_kind) REFERENCES app.profiles(tenant_id, id, kind),
  CHECK (length(body) >= 1 AND length(body) <= 5000),
  CHECK (state <> 'held'::text OR is_latest),
  CHECK ((state = ANY (ARRAY['published'::text, 'refused'::text])) = (decided_at IS NOT NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((state = 'refused'::text) = (reason IS NOT NULL)),
  CHECK (decision_id IS NULL OR state <> 'held'::text),
  CHECK (field = ANY (ARRAY['name'::text, 'about_me'::text])),
  CHECK (found = ANY (ARRAY['money'::text, 'link'::text, 'email'::text, 'phone'::text, 'every'::text])),
  CHECK (profile_kind = 'member'::text),
  CHECK (reason = ANY (ARRAY['contact'::text, 'scam'::text, 'advertising'::text, 'offensive'::text, 'other'::text])),
  CHECK (state = ANY (ARRAY['held'::text, 'published'::text, 'refused'::text, 'replaced'::text]))
);
CREATE INDEX profile_texts_by_time ON app.profile_texts USING btree (tenant_id, held_at, id);
CREATE INDEX profile_texts_decided ON app.profile_texts USING btree (tenant_id, decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX profile_texts_of_decision ON app.profile_texts USING btree (tenant_id, decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX profile_texts_of_profile ON app.profile_texts USING btree (tenant_id, profile_id);
CREATE INDEX profile_texts_waiting ON app.profile_texts USING btree (tenant_id, held_at) WHERE state = 'held'::text;
CREATE UNIQUE INDEX profile_texts_latest ON app.profile_texts USING btree (tenant_id, profile_id, field) WHERE is_latest;
alter table app.profile_texts force row level security;
create policy tenant on app.profile_texts using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (state, is_latest, reason, decided_at, decided_by, decision_id) on app.profile_texts to rt;
grant select, update (state, is_latest, reason, decided_at, decided_by, decision_id) on app.profile_texts to staff;

create table app.profiles (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  kind text not null,
  member_id bigint,
  status text not null default 'disabled'::text,
  name text not null,
  gender text not null,
  looking_for text not null,
  date_of_birth date not null,
  sexuality text,
  country text not null,
  region_id bigint,
  city text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  tattoos text,
  reason text,
  about_me text not null default ''::text,
  main_photo_id bigint,
  photo_count integer not null default 0,
  paid_user boolean not null default false,
  visible_to_visitors boolean not null default false,
  created_at timestamptz not null default now(),
  last_active_at timestamptz not null default now(),
  name_key text collate "C" generated always as (lower(name)) stored,
  left_at timestamptz,
  photos_private boolean not null default false,
  invisible boolean not null default false,
  paused boolean not null default false,
  withheld boolean not null default false,
  under_review boolean not null default false,
  town_id bigint,
  read_receipts boolean not null default true,
  sanctioned boolean not null default false,
  photos_checked_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, id, kind),
  UNIQUE (tenant_id, member_id),
  FOREIGN KEY (country) REFERENCES global.countries(code),
  FOREIGN KEY (region_id) REFERENCES global.regions(id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, main_photo_id) REFERENCES app.photos(tenant_id, id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (kind = 'member'::text OR visible_to_visitors),
  CHECK ((kind = 'fictional'::text) = (member_id IS NULL)),
  CHECK (photos_checked_at IS NULL OR kind = 'member'::text),
  CHECK (gender = ANY (ARRAY['male'::text, 'female'::text])),
  CHECK (kind = ANY (ARRAY['member'::text, 'fictional'::text])),
  CHECK (looking_for = ANY (ARRAY['male'::text, 'female'::text, 'both'::text])),
  CHECK (sexuality = ANY (ARRAY['hetero'::text, 'gay'::text, 'lesbian'::text, 'bi'::text])),
  CHECK (status = ANY (ARRAY['disabled'::text, 'active'::text]))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX profiles_by_main_photo ON app.profiles USING btree (tenant_id, main_photo_id) WHERE main_photo_id IS NOT NULL;
CREATE INDEX profiles_of_members_by_activity ON app.profiles USING btree (tenant_id, last_active_at, member_id) WHERE kind = 'member'::text;
CREATE INDEX profiles_of_members_by_name ON app.profiles USING btree (tenant_id, name_key, member_id) WHERE kind = 'member'::text;
CREATE INDEX profiles_of_nobody ON app.profiles USING btree (tenant_id, name_key, id) WHERE kind = 'fictional'::text;
CREATE TRIGGER announce AFTER DELETE OR UPDATE OF status, visible_to_visitors, name, main_photo_id, invisible, photos_private, photos_checked_at ON app.profiles FOR EACH ROW EXECUTE FUNCTION app.announce_members();
CREATE TRIGGER await_conversations BEFORE UPDATE OF left_at ON app.profiles FOR EACH ROW WHEN ((old.left_at IS NULL) IS DISTINCT FROM (new.left_at IS NULL)) EXECUTE FUNCTION app.await_conversations();
CREATE TRIGGER end_photos_checked BEFORE UPDATE OF main_photo_id ON app.profiles FOR EACH ROW WHEN (old.photos_checked_at IS NOT NULL AND new.main_photo_id IS NOT NULL AND old.main_photo_id IS DISTINCT FROM new.main_photo_id) EXECUTE FUNCTION app.end_photos_checked();
CREATE TRIGGER keep BEFORE DELETE ON app.profiles FOR EACH ROW EXECUTE FUNCTION app.keep_profiles();
CREATE TRIGGER locate BEFORE INSERT OR UPDATE OF country, region_id, city ON app.profiles FOR EACH ROW EXECUTE FUNCTION app.locate_profile();
CREATE TRIGGER note_partner_change AFTER UPDATE OF name, main_photo_id, left_at ON app.profiles FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.main_photo_id IS DISTINCT FROM new.main_photo_id OR old.left_at IS DISTINCT FROM new.left_at) EXECUTE FUNCTION app.note_partner_change();
CREATE TRIGGER search_active AFTER UPDATE ON app.profiles FOR EACH ROW WHEN (old.last_active_at <> new.last_active_at) EXECUTE FUNCTION app.keep_activity();
CREATE TRIGGER search_changed AFTER UPDATE ON app.profiles FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.country IS DISTINCT FROM new.country OR old.region_id IS DISTINCT FROM new.region_id OR old.town_id IS DISTINCT FROM new.town_id OR old.date_of_birth IS DISTINCT FROM new.date_of_birth OR old.visible_to_visitors IS DISTINCT FROM new.visible_to_visitors OR old.sexuality IS DISTINCT FROM new.sexuality OR old.hair_colour IS DISTINCT FROM new.hair_colour OR old.eye_colour IS DISTINCT FROM new.eye_colour OR old.body_type IS DISTINCT FROM new.body_type OR old.relationship_status IS DISTINCT FROM new.relationship_status OR old.tattoos IS DISTINCT FROM new.tattoos OR old.reason IS DISTINCT FROM new.reason OR old.gender IS DISTINCT FROM new.gender OR old.looking_for IS DISTINCT FROM new.looking_for) EXECUTE FUNCTION app.keep_search_row();
CREATE TRIGGER search_new AFTER INSERT ON app.profiles FOR EACH ROW WHEN (new.status = 'active'::text) EXECUTE FUNCTION app.keep_search_row();
CREATE TRIGGER withhold BEFORE INSERT OR UPDATE ON app.profiles FOR EACH ROW WHEN (new.withheld OR new.under_review OR new.sanctioned) EXECUTE FUNCTION app.withhold_profile();
alter table app.profiles force row level security;
create policy tenant on app.profiles using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (status, name, gender, looking_for, date_of_birth, sexuality, country, region_id, city, hair_colour, eye_colour, body_type, relationship_status, tattoos, reason, about_me, main_photo_id, photo_count, paid_user, visible_to_visitors, created_at, last_active_at, left_at, photos_private, invisible, paused, withheld, under_review, read_receipts, sanctioned, photos_checked_at) on app.profiles to rt;
grant insert, select, update (status, name, gender, looking_for, date_of_birth, sexuality, country, region_id, city, hair_colour, eye_colour, body_type, relationship_status, tattoos, reason, about_me, main_photo_id, photo_count, paid_user, visible_to_visitors, created_at, last_active_at, left_at, photos_private, invisible, paused, withheld, under_review, sanctioned, photos_checked_at) on app.profiles to staff;

create table app.push_keys (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, public_key),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (length(public_key) <= 100)
);
alter table app.push_keys force row level security;
create policy tenant on app.push_keys using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.push_keys to staff;
grant delete, select on app.push_keys to rt;

create table app.push_subscriptions (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  session_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  public_key text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, endpoint),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, session_id) REFERENCES app.sessions(tenant_id, id) ON DELETE CASCADE,
  CHECK (length(endpoint) <= 2048),
  CHECK (length(public_key) <= 100)
);
CREATE INDEX push_subscriptions_of_session ON app.push_subscriptions USING btree (tenant_id, session_id);
alter table app.push_subscriptions force row level security;
create policy tenant on app.push_subscriptions using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (session_id, endpoint, p256dh, auth, expires_at, created_at, public_key) on app.push_subscriptions to rt;
grant select on app.push_subscriptions to staff;

create table app.pushes (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  kind text not null,
  service text not null,
  status smallint,
  sent_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (kind = ANY (ARRAY['new_conversations'::text, 'new_messages'::text, 'likes'::text, 'unread_reminders'::text, 'promotions'::text, 'weekly_updates'::text, 'news'::text, 'test'::text])),
  CHECK (length(service) <= 255),
  CHECK (status >= 100 AND status <= 599)
);
CREATE INDEX pushes_by_time ON app.pushes USING btree (tenant_id, sent_at, id);
CREATE INDEX pushes_key_refused ON app.pushes USING btree (tenant_id, sent_at) WHERE status = ANY (ARRAY[401, 403]);
CREATE INDEX pushes_of_member ON app.pushes USING btree (tenant_id, member_id, sent_at);
alter table app.pushes force row level security;
create policy tenant on app.pushes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select on app.pushes to rt;
grant select on app.pushes to staff;

create table app.refunds (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  order_id bigint not null,
  member_id bigint not null,
  withdrawal_id bigint,
  cause text not null,
  state text not null,
  amount_minor integer not null,
  vat_minor integer not null default 0,
  currency text not null,
  credits integer not null default 0,
  bonus_credits integer not null default 0,
  reason text,
  asked_by bigint,
  idempotency_key text,
  agreed_by bigint,
  requested_at timestamptz not null default now(),
  booked_at timestamptz,
  settled_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, asked_by, idempotency_key),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES app.orders(tenant_id, id),
  FOREIGN KEY (tenant_id, withdrawal_id) REFERENCES app.withdrawals(tenant_id, id),
  CHECK (amount_minor > 0),
  CHECK (bonus_credits >= 0),
  CHECK (cause = ANY (ARRAY['withdrawal'::text, 'deletion'::text, 'goodwill'::text, 'ban'::text, 'closing'::text])),
  CHECK (vat_minor >= 0 AND vat_minor <= amount_minor),
  CHECK (cause <> 'goodwill'::text OR reason IS NOT NULL),
  CHECK (agreed_by IS NULL OR agreed_by <> asked_by),
  CHECK ((booked_at IS NULL) = (state = ANY (ARRAY['wanted'::text, 'proposed'::text, 'declined'::text]))),
  CHECK (credits >= 0),
  CHECK (state = ANY (ARRAY['wanted'::text, 'proposed'::text, 'booked'::text, 'sent'::text, 'by_hand'::text, 'paid'::text, 'declined'::text, 'overtaken'::text]))
);
CREATE INDEX refunds_by_time ON app.refunds USING btree (tenant_id, requested_at, id);
CREATE INDEX refunds_of_member ON app.refunds USING btree (tenant_id, member_id);
CREATE INDEX refunds_of_order ON app.refunds USING btree (tenant_id, order_id);
CREATE INDEX refunds_of_state ON app.refunds USING btree (tenant_id, state, requested_at, id);
CREATE INDEX refunds_proposed ON app.refunds USING btree (tenant_id, requested_at) WHERE state = 'proposed'::text;
CREATE UNIQUE INDEX refunds_wanted ON app.refunds USING btree (tenant_id, order_id) WHERE state = 'wanted'::text;
alter table app.refunds force row level security;
create policy tenant on app.refunds using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (state, amount_minor, vat_minor, credits, bonus_credits, reason, agreed_by, booked_at, settled_at) on app.refunds to rt;
grant delete, insert, select, update (state, amount_minor, vat_minor, credits, bonus_credits, reason, agreed_by, booked_at, settled_at) on app.refunds to staff;

create table app.revenue_entries (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  order_id bigint not null,
  kind text not null,
  currency text not null,
  amount_minor integer not null,
  vat_minor integer not null,
  booked_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES app.orders(tenant_id, id),
  CHECK (amount_minor <> 0 OR vat_minor <> 0),
  CHECK (kind = ANY (ARRAY['paid'::text, 'refunded'::text, 'charged_back'::text]))
);
CREATE INDEX revenue_entries_by_time ON app.revenue_entries USING btree (tenant_id, booked_at);
CREATE INDEX revenue_entries_of_order ON app.revenue_entries USING btree (tenant_id, order_id);
alter table app.revenue_entries force row level security;
create policy tenant on app.revenue_entries using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select on app.revenue_entries to rt;
grant insert, select on app.revenue_entries to staff;

create table app.sanctions (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  profile_id bigint not null,
  kind text not null,
  decision_id bigint,
  imposed_by bigint,
  imposed_at timestamptz not null default now(),
  ends_at timestamptz,
  ended_at timestamptz,
  lifted_by bigint,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, decision_id) REFERENCES app.decisions(tenant_id, id) ON DELETE SET NULL (decision_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id) ON DELETE CASCADE,
  CHECK (ends_at IS NOT NULL OR (kind <> ALL (ARRAY['suspended'::text, 'reports_unheeded'::text]))),
  CHECK (ends_at IS NULL OR (kind = ANY (ARRAY['hidden'::text, 'suspended'::text, 'reports_unheeded'::text]))),
  CHECK (lifted_by IS NULL OR ended_at IS NOT NULL),
  CHECK (kind = ANY (ARRAY['warned'::text, 'hidden'::text, 'suspended'::text, 'banned'::text, 'reports_warned'::text, 'reports_unheeded'::text]))
);
CREATE INDEX sanctions_about_reports ON app.sanctions USING btree (tenant_id, imposed_at) WHERE kind = ANY (ARRAY['reports_warned'::text, 'reports_unheeded'::text]);
CREATE INDEX sanctions_ending ON app.sanctions USING btree (tenant_id, ends_at) WHERE ended_at IS NULL AND ends_at IS NOT NULL;
CREATE INDEX sanctions_of_decision ON app.sanctions USING btree (tenant_id, decision_id);
CREATE INDEX sanctions_of_profile ON app.sanctions USING btree (tenant_id, profile_id, imposed_at DESC);
alter table app.sanctions force row level security;
create policy tenant on app.sanctions using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, select, update (ended_at) on app.sanctions to rt;
grant insert, select, update (ended_at, lifted_by) on app.sanctions to staff;

create table app.saved_methods (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  gateway text not null,
  method text not null,
  label text not null,
  sealed_token bytea not null,
  failed_at timestamptz,
  saved_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, member_id, gateway, method),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id)
);
alter table app.saved_methods force row level security;
create policy tenant on app.saved_methods using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (label, sealed_token, failed_at, saved_at) on app.saved_methods to rt;
grant delete, select on app.saved_methods to staff;

create table app.search_alerts (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  profile_id bigint not null,
  filters jsonb not null,
  created_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, profile_id, filters),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, profile_id) REFERENCES app.profiles(tenant_id, id)
);
CREATE INDEX search_alerts_due ON app.search_alerts USING btree (tenant_id, looked_at);
alter table app.search_alerts force row level security;
create policy tenant on app.search_alerts using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (profile_id, filters, created_at, looked_at) on app.search_alerts to rt;
grant select on app.search_alerts to staff;

create table app.search_rows (
  tenant_id bigint not null,
  id bigint not null,
  last_active_at timestamptz not null,
  interest_mask bigint not null,
  region_id bigint,
  town_id bigint,
  date_of_birth date not null,
  country_code smallint not null,
  visible_to_visitors boolean not null,
  kind_code "char" not null,
  sexuality_code "char" not null,
  hair_colour_code "char" not null,
  eye_colour_code "char" not null,
  body_type_code "char" not null,
  relationship_status_code "char" not null,
  tattoos_code "char" not null,
  reason_code "char" not null,
  gender_code "char" not null,
  looking_for_code "char" not null,
  birth_band smallint not null generated always as (GREATEST(650::numeric, floor(EXTRACT(year FROM date_of_birth) / 3::numeric))::smallint) stored,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, id) REFERENCES app.profiles(tenant_id, id) ON DELETE CASCADE
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX search_rows_by_activity ON app.search_rows USING btree (tenant_id, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off);
CREATE INDEX search_rows_by_age ON app.search_rows USING btree (tenant_id, country_code, gender_code, date_of_birth, last_active_at, id, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off);
CREATE INDEX search_rows_by_birth_band ON app.search_rows USING btree (tenant_id, birth_band, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off);
CREATE INDEX search_rows_by_body_type ON app.search_rows USING btree (tenant_id, body_type_code, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE body_type_code <> app.word_code(NULL::text);
CREATE INDEX search_rows_by_country ON app.search_rows USING btree (tenant_id, country_code, last_active_at DESC, id DESC, gender_code, date_of_birth, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off);
CREATE INDEX search_rows_by_eye_colour ON app.search_rows USING btree (tenant_id, eye_colour_code, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE eye_colour_code <> app.word_code(NULL::text);
CREATE INDEX search_rows_by_hair_colour ON app.search_rows USING btree (tenant_id, hair_colour_code, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE hair_colour_code <> app.word_code(NULL::text);
CREATE INDEX search_rows_by_newness ON app.search_rows USING btree (tenant_id, id DESC, last_active_at, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off);
CREATE INDEX search_rows_by_reason ON app.search_rows USING btree (tenant_id, reason_code, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE reason_code <> app.word_code(NULL::text);
CREATE INDEX search_rows_by_region ON app.search_rows USING btree (tenant_id, region_id, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, town_id) WITH (deduplicate_items=off);
CREATE INDEX search_rows_by_relationship_status ON app.search_rows USING btree (tenant_id, relationship_status_code, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE relationship_status_code <> app.word_code(NULL::text);
CREATE INDEX search_rows_by_sexuality ON app.search_rows USING btree (tenant_id, sexuality_code, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE sexuality_code <> app.word_code(NULL::text);
CREATE INDEX search_rows_by_tattoos ON app.search_rows USING btree (tenant_id, tattoos_code, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE tattoos_code <> app.word_code(NULL::text);
CREATE INDEX search_rows_by_town ON app.search_rows USING btree (tenant_id, town_id, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id) WITH (deduplicate_items=off) WHERE town_id IS NOT NULL;
CREATE INDEX search_rows_fictional ON app.search_rows USING btree (tenant_id, last_active_at DESC, id DESC, gender_code, date_of_birth, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE kind_code = app.word_code('fictional'::text);
CREATE INDEX search_rows_fictional_by_age ON app.search_rows USING btree (tenant_id, date_of_birth, last_active_at, id, gender_code, country_code, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE kind_code = app.word_code('fictional'::text);
CREATE INDEX search_rows_fictional_by_country ON app.search_rows USING btree (tenant_id, country_code, last_active_at DESC, id DESC, gender_code, date_of_birth, visible_to_visitors, kind_code, looking_for_code, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, interest_mask, region_id, town_id) WITH (deduplicate_items=off) WHERE kind_code = app.word_code('fictional'::text);
CREATE STATISTICS app.search_rows_seeking (mcv) ON tenant_id, gender_code, looking_for_code FROM app.search_rows;
alter table app.search_rows force row level security;
create policy tenant on app.search_rows using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (last_active_at, interest_mask, region_id, town_id, date_of_birth, country_code, visible_to_visitors, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, gender_code, looking_for_code) on app.search_rows to rt;
grant delete, insert, select, update (last_active_at, interest_mask, region_id, town_id, date_of_birth, country_code, visible_to_visitors, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, gender_code, looking_for_code) on app.search_rows to staff;

create table app.sessions (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  token_hash bytea not null,
  member_id bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default ''::text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id)
);
CREATE INDEX sessions_of_member ON app.sessions USING btree (tenant_id, member_id);
alter table app.sessions force row level security;
create policy tenant on app.sessions using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (token_hash, member_id, created_at, last_used_at, expires_at, user_agent) on app.sessions to rt;
grant delete, select on app.sessions to staff;

create table app.signup_drafts (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  token_hash bytea not null,
  email text not null,
  language text not null,
  answers jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
alter table app.signup_drafts force row level security;
create policy tenant on app.signup_drafts using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (token_hash, email, language, answers, created_at, expires_at, used_at) on app.signup_drafts to rt;
grant delete, insert, select, update (token_hash, email, language, answers, created_at, expires_at, used_at) on app.signup_drafts to staff;

create table app.sms_codes (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  mandate_id bigint not null,
  phone_hash bytea not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, mandate_id) REFERENCES app.mandates(tenant_id, id)
);
CREATE INDEX sms_codes_of_mandate ON app.sms_codes USING btree (tenant_id, mandate_id, id DESC);
CREATE INDEX sms_codes_of_phone ON app.sms_codes USING btree (tenant_id, phone_hash, sent_at);
alter table app.sms_codes force row level security;
create policy tenant on app.sms_codes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (tries, used_at) on app.sms_codes to rt;
grant select on app.sms_codes to staff;

create table app.spending_guards (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  currency text not null,
  day_minor integer,
  week_minor integer,
  month_minor integer,
  paused_until timestamptz,
  next_limits jsonb,
  next_from timestamptz,
  warned_at timestamptz,
  changed_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, member_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK ((next_limits IS NULL) = (next_from IS NULL)),
  CHECK (day_minor >= 0),
  CHECK (month_minor >= 0),
  CHECK (week_minor >= 0)
);
alter table app.spending_guards force row level security;
create policy tenant on app.spending_guards using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (currency, day_minor, week_minor, month_minor, paused_until, next_limits, next_from, warned_at, changed_at) on app.spending_guards to rt;
grant select on app.spending_guards to staff;

create table app.suspicions (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  number text not null,
  complaint_id bigint not null,
  kind text not null,
  urgency text not null,
  words text not null,
  at_risk text not null default ''::text,
  opened_by bigint not null,
  opened_at timestamptz not null default now(),
  due_at timestamptz not null,
  authority text,
  authority_country text,
  informed_at timestamptz,
  informed_by bigint,
  reference text,
  outcome text,
  ending text,
  ended_by bigint,
  ended_at timestamptz,
  reminded_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, number),
  FOREIGN KEY (tenant_id, complaint_id) REFERENCES app.complaints(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (length(at_risk) <= 500),
  CHECK (length(authority) >= 1 AND length(authority) <= 200),
  CHECK (authority_country ~ '^[A-Z]{2}$'::text),
  CHECK (num_nulls(authority, authority_country, informed_at, informed_by, reference) = ANY (ARRAY[0, 5])),
  CHECK (num_nulls(outcome, ending, ended_by, ended_at) = ANY (ARRAY[0, 4])),
  CHECK (outcome IS NULL OR (outcome = 'unfounded'::text) = (informed_at IS NULL)),
  CHECK (outcome IS DISTINCT FROM 'unfounded'::text OR ended_by <> opened_by),
  CHECK (length(ending) >= 1 AND length(ending) <= 2000),
  CHECK (kind = ANY (ARRAY['threat_to_life'::text, 'violence'::text, 'abuse_of_minor'::text, 'sexual_violence'::text, 'intimate_coercion'::text, 'trafficking'::text, 'stalking'::text, 'urged_self_harm'::text, 'terrorism'::text, 'other'::text])),
  CHECK (outcome = ANY (ARRAY['pursued'::text, 'not_pursued'::text, 'no_answer'::text, 'unfounded'::text])),
  CHECK (length(reference) <= 200),
  CHECK (urgency = ANY (ARRAY['immediate'::text, 'prompt'::text])),
  CHECK (length(words) >= 1 AND length(words) <= 2000)
);
CREATE INDEX suspicions_due ON app.suspicions USING btree (tenant_id, due_at, id);
CREATE INDEX suspicions_informed ON app.suspicions USING btree (tenant_id, informed_at) WHERE informed_at IS NOT NULL;
CREATE INDEX suspicions_of_complaint ON app.suspicions USING btree (tenant_id, complaint_id);
CREATE INDEX suspicions_untold ON app.suspicions USING btree (tenant_id, due_at) WHERE informed_at IS NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX suspicions_open ON app.suspicions USING btree (tenant_id, complaint_id) WHERE ended_at IS NULL;
alter table app.suspicions force row level security;
create policy tenant on app.suspicions using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select, update (authority, authority_country, informed_at, informed_by, reference, outcome, ending, ended_by, ended_at) on app.suspicions to staff;
grant select (tenant_id, id, number, complaint_id, due_at, informed_at, outcome, ended_at, reminded_at), update (reminded_at) on app.suspicions to rt;

create table app.swipes (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  from_profile_id bigint not null,
  to_profile_id bigint not null,
  choice text not null,
  day date not null,
  created_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, from_profile_id, to_profile_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, from_profile_id) REFERENCES app.profiles(tenant_id, id),
  FOREIGN KEY (tenant_id, to_profile_id) REFERENCES app.profiles(tenant_id, id),
  CHECK (from_profile_id <> to_profile_id),
  CHECK (choice = ANY (ARRAY['like'::text, 'pass'::text]))
);
CREATE INDEX swipes_liked_on ON app.swipes USING btree (tenant_id, from_profile_id, day) WHERE choice = 'like'::text;
CREATE INDEX swipes_of_other ON app.swipes USING btree (tenant_id, to_profile_id);
alter table app.swipes force row level security;
create policy tenant on app.swipes using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (from_profile_id, to_profile_id, choice, day, created_at) on app.swipes to rt;
grant select on app.swipes to staff;

create table app.tenant_texts (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  wording text not null,
  namespace text not null,
  key text not null,
  text text not null,
  changed_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, wording, namespace, key),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (length(key) >= 1 AND length(key) <= 200),
  CHECK (length(namespace) >= 1 AND length(namespace) <= 40),
  CHECK (length(text) >= 1 AND length(text) <= 10000),
  CHECK (wording ~ '^[a-z]{2}(|-formal)$'::text)
);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON app.tenant_texts FOR EACH STATEMENT EXECUTE FUNCTION global.announce_tenancy();
alter table app.tenant_texts force row level security;
create policy tenant on app.tenant_texts using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (text, changed_at) on app.tenant_texts to staff;
grant select on app.tenant_texts to rt;

create table app.trust_months (
  tenant_id bigint not null default sec.tenant_id(),
  month date not null,
  active_members integer,
  figures json,
  kept_at timestamptz,
  PRIMARY KEY (tenant_id, month),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (active_members >= 0),
  CHECK (num_nulls(figures, kept_at) = ANY (ARRAY[0, 2])),
  CHECK (json_typeof(figures) = 'object'::text),
  CHECK (EXTRACT(day FROM month) = 1::numeric)
);
CREATE TRIGGER keep BEFORE UPDATE ON app.trust_months FOR EACH ROW EXECUTE FUNCTION app.keep_trust_months();
alter table app.trust_months force row level security;
create policy tenant on app.trust_months using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant insert, select, update (active_members, figures, kept_at) on app.trust_months to rt;
grant select on app.trust_months to staff;

create table app.verifications (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  profile_id bigint not null,
  profile_kind text not null default 'member'::text,
  pose text not null,
  consented_at timestamptz not null default now(),
  pose_until timestamptz not null,
  state text not null default 'drawn'::text,
  filename text,
  sent_at timestamptz,
  reason text,
  decided_at timestamptz,
  decided_by bigint,
  photo_ids bigint[],
  settled_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  end_reason text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, profile_id, profile_kind) REFERENCES app.profiles(tenant_id, id, kind),
  CHECK ((filename IS NOT NULL) = (state = 'sent'::text OR (state = ANY (ARRAY['verified'::text, 'refused'::text])) AND settled_at IS NULL)),
  CHECK (sent_at IS NOT NULL OR (state = ANY (ARRAY['drawn'::text, 'withdrawn'::text]))),
  CHECK ((state = ANY (ARRAY['verified'::text, 'refused'::text])) = (decided_at IS NOT NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((state = 'refused'::text) = (reason IS NOT NULL)),
  CHECK ((state = 'verified'::text) = (photo_ids IS NOT NULL)),
  CHECK (settled_at IS NULL OR decided_at IS NOT NULL),
  CHECK (ended_at IS NULL OR state = 'verified'::text AND settled_at IS NOT NULL),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK ((end_reason IS NOT NULL) = COALESCE(ended_by = 'staff'::text, false)),
  CHECK (end_reason = ANY (ARRAY['other_person'::text, 'mistake'::text, 'other'::text])),
  CHECK (ended_by = ANY (ARRAY['member'::text, 'main_photo'::text, 'staff'::text])),
  CHECK (pose = ANY (ARRAY['palm'::text, 'hand_on_head'::text, 'fist_on_chin'::text, 'two_fingers'::text, 'thumb_up'::text, 'hand_on_shoulder'::text])),
  CHECK (profile_kind = 'member'::text),
  CHECK (reason = ANY (ARRAY['other_person'::text, 'pose'::text, 'unclear'::text])),
  CHECK (state = ANY (ARRAY['drawn'::text, 'sent'::text, 'verified'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text]))
);
CREATE INDEX verifications_by_file ON app.verifications USING btree (tenant_id, filename) WHERE filename IS NOT NULL;
CREATE INDEX verifications_by_time ON app.verifications USING btree (tenant_id, sent_at, id) WHERE sent_at IS NOT NULL;
CREATE INDEX verifications_drawn ON app.verifications USING btree (tenant_id, pose_until) WHERE state = 'drawn'::text;
CREATE INDEX verifications_of_profile ON app.verifications USING btree (tenant_id, profile_id, id);
CREATE INDEX verifications_waiting ON app.verifications USING btree (tenant_id, sent_at) WHERE state = 'sent'::text;
CREATE UNIQUE INDEX verifications_open ON app.verifications USING btree (tenant_id, profile_id) WHERE (state = ANY (ARRAY['drawn'::text, 'sent'::text])) OR (state = ANY (ARRAY['verified'::text, 'refused'::text])) AND settled_at IS NULL;
alter table app.verifications force row level security;
create policy tenant on app.verifications using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (state, filename, sent_at, reason, decided_at, decided_by, photo_ids, settled_at, ended_at, ended_by, end_reason) on app.verifications to rt;
grant select, update (state, filename, sent_at, reason, decided_at, decided_by, photo_ids, settled_at, ended_at, ended_by, end_reason) on app.verifications to staff;

create table app.wallets (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  member_id bigint not null,
  bonus integer not null default 0,
  bought integer not null default 0,
  blocked_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, member_id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  CHECK (bonus >= 0),
  CHECK (bought >= 0)
);
CREATE TRIGGER keep BEFORE DELETE ON app.wallets FOR EACH ROW EXECUTE FUNCTION app.keep_wallets();
alter table app.wallets force row level security;
create policy tenant on app.wallets using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (bonus, bought, blocked_at) on app.wallets to rt;
grant insert, select, update (bonus, bought, blocked_at) on app.wallets to staff;

create table app.withdrawals (
  tenant_id bigint not null default sec.tenant_id(),
  id bigint not null default sec.new_id(),
  number text not null,
  name text not null,
  email text not null,
  order_number text not null,
  language text not null,
  order_id bigint,
  member_id bigint,
  reason text,
  idempotency_key text not null,
  stated_at timestamptz not null default now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, idempotency_key),
  UNIQUE (tenant_id, number),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  FOREIGN KEY (tenant_id, member_id) REFERENCES app.members(tenant_id, id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES app.orders(tenant_id, id)
);
CREATE INDEX withdrawals_of_member ON app.withdrawals USING btree (tenant_id, member_id);
CREATE INDEX withdrawals_of_order ON app.withdrawals USING btree (tenant_id, order_id);
alter table app.withdrawals force row level security;
create policy tenant on app.withdrawals using (tenant_id = (( SELECT sec.tenant_id() AS tenant_id))) with check (tenant_id = (( SELECT sec.tenant_id() AS tenant_id)));
grant delete, insert, select, update (name, email, order_id, member_id) on app.withdrawals to rt;
grant select on app.withdrawals to staff;

create table global.banned_pictures (
  photo_id bigint not null,
  source_hash bytea,
  perceptual_hash bigint,
  banned_by bigint not null,
  banned_at timestamptz not null default now(),
  reason text not null,
  exact_matches integer not null default 0,
  near_matches integer not null default 0,
  last_matched_at timestamptz,
  lifted_at timestamptz,
  lifted_by bigint,
  lift_reason text,
  PRIMARY KEY (photo_id),
  CHECK (num_nonnulls(source_hash, perceptual_hash) > 0),
  CHECK (num_nulls(lifted_at, lifted_by, lift_reason) = ANY (ARRAY[0, 3])),
  CHECK (length(lift_reason) >= 1 AND length(lift_reason) <= 500),
  CHECK (bit_count(perceptual_hash::bit(64)) >= 8 AND bit_count(perceptual_hash::bit(64)) <= 56),
  CHECK (reason = ANY (ARRAY['minor'::text, 'intimate'::text]))
);
grant delete, insert, select, update (source_hash, perceptual_hash, banned_by, banned_at, reason, exact_matches, near_matches, last_matched_at, lifted_at, lifted_by, lift_reason) on global.banned_pictures to staff;
grant select (photo_id, source_hash, perceptual_hash, reason, exact_matches, near_matches, last_matched_at, lifted_at), update (exact_matches, near_matches, last_matched_at) on global.banned_pictures to rt;

create table global.cities (
  id bigint not null,
  region_id bigint not null,
  country text not null,
  name text not null,
  population integer not null,
  location point not null,
  PRIMARY KEY (id),
  FOREIGN KEY (country) REFERENCES global.countries(code),
  FOREIGN KEY (region_id) REFERENCES global.regions(id)
);
CREATE INDEX cities_by_name ON global.cities USING btree (country, name);
CREATE INDEX cities_near ON global.cities USING gist (location);
CREATE INDEX cities_of_region ON global.cities USING btree (region_id, population DESC);
grant delete, insert, select, update (region_id, country, name, population, location) on global.cities to staff;
grant select on global.cities to rt;

create table global.companies (
  id bigint not null default sec.new_id(),
  key text not null,
  name text not null,
  address text not null,
  kvk text not null,
  city text not null,
  country text not null,
  tradenames text[] not null default '{}'::text[],
  vat_numbers text[] not null default '{}'::text[],
  vat_percent numeric(4,2) not null default 21,
  support_phone text not null,
  delete_discount integer not null default 0,
  added_at timestamptz not null,
  representative text not null default ''::text,
  register text not null default ''::text,
  mediator text not null default ''::text,
  mediator_address text not null default ''::text,
  mediator_url text not null default ''::text,
  vat_oss boolean not null default false,
  creditor_id text not null default ''::text,
  PRIMARY KEY (id),
  UNIQUE (key),
  CHECK (delete_discount >= 0 AND delete_discount <= 90),
  CHECK (vat_percent >= 0::numeric AND vat_percent <= 50::numeric)
);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON global.companies FOR EACH STATEMENT EXECUTE FUNCTION global.announce_tenancy();
grant delete, insert, select, update (key, name, address, kvk, city, country, tradenames, vat_numbers, vat_percent, support_phone, delete_discount, added_at, representative, register, mediator, mediator_address, mediator_url, vat_oss, creditor_id) on global.companies to staff;
grant select on global.companies to rt;

create table global.countries (
  code text not null,
  languages text[] not null,
  currency text not null,
  calling_code text not null,
  time_zone text not null,
  PRIMARY KEY (code),
  CHECK (code ~ '^[A-Z]{2}$'::text)
);
grant delete, insert, select, update (code, languages, currency, calling_code, time_zone) on global.countries to staff;
grant select on global.countries to rt;

create table global.domains (
  id bigint not null default sec.new_id(),
  tenant_id bigint not null,
  host text not null,
  language text not null,
  country text not null,
  main boolean not null default false,
  settings jsonb not null default '{}'::jsonb,
  PRIMARY KEY (id),
  UNIQUE (host),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (host = lower(host))
);
CREATE UNIQUE INDEX domains_main ON global.domains USING btree (tenant_id) WHERE main;
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON global.domains FOR EACH STATEMENT EXECUTE FUNCTION global.announce_tenancy();
grant delete, insert, select, update (host, language, country, main, settings) on global.domains to staff;
grant select on global.domains to rt;

create table global.interests (
  id bigint not null,
  key text not null,
  names jsonb not null,
  "bit" smallint not null,
  PRIMARY KEY (id),
  UNIQUE ("bit"),
  UNIQUE (key),
  CHECK ("bit" >= 0 AND "bit" <= 62)
);
grant delete, insert, select, update (key, names) on global.interests to staff;
grant select on global.interests to rt;

create table global.niches (
  id bigint not null,
  key text not null,
  preset text not null,
  settings jsonb not null default '{}'::jsonb,
  PRIMARY KEY (id),
  UNIQUE (key),
  CHECK (id >= 1 AND id <= 7)
);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON global.niches FOR EACH STATEMENT EXECUTE FUNCTION global.announce_tenancy();
grant delete, insert, select, update (key, preset, settings) on global.niches to staff;
grant select on global.niches to rt;

create table global.platforms (
  id bigint not null default 1,
  settings jsonb not null default '{}'::jsonb,
  PRIMARY KEY (id),
  CHECK (id = 1)
);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON global.platforms FOR EACH STATEMENT EXECUTE FUNCTION global.announce_tenancy();
grant delete, insert, select, update (settings) on global.platforms to staff;
grant select on global.platforms to rt;

create table global.regions (
  id bigint not null,
  country text not null,
  code text not null,
  name text not null,
  PRIMARY KEY (id),
  UNIQUE (country, code),
  FOREIGN KEY (country) REFERENCES global.countries(code)
);
grant delete, insert, select, update (country, code, name) on global.regions to staff;
grant select on global.regions to rt;

create table global.tenants (
  id bigint not null default sec.new_id(),
  slug text not null,
  company_id bigint not null,
  niche_id bigint not null,
  state text not null default 'draft'::text,
  time_zone text not null,
  theme jsonb not null default '{}'::jsonb,
  credit_prices jsonb not null default '{}'::jsonb,
  settings jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now(),
  credit_prices_until timestamptz,
  gateways_with_keys text[] not null default '{}'::text[],
  push_public_key text,
  has_own_texts boolean not null default false,
  heroes jsonb not null default '{}'::jsonb,
  has_gifts boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (slug),
  FOREIGN KEY (company_id) REFERENCES global.companies(id),
  FOREIGN KEY (niche_id) REFERENCES global.niches(id),
  CHECK (slug ~ '^[a-z][a-z0-9-]{1,40}$'::text),
  CHECK (state = ANY (ARRAY['draft'::text, 'live'::text, 'paused'::text, 'closing'::text, 'closed'::text]))
);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON global.tenants FOR EACH STATEMENT EXECUTE FUNCTION global.announce_tenancy();
grant delete, insert, select, update (slug, company_id, niche_id, state, time_zone, theme, credit_prices, settings, created_at, credit_prices_until, gateways_with_keys, push_public_key, has_own_texts, heroes, has_gifts) on global.tenants to staff;
grant select on global.tenants to rt;

create table global.vat_rates (
  country text not null,
  starts_on date not null,
  percent numeric(4,2) not null,
  PRIMARY KEY (country, starts_on),
  FOREIGN KEY (country) REFERENCES global.countries(code),
  CHECK (percent >= 0::numeric AND percent <= 50::numeric)
);
grant delete, insert, select, update (country, starts_on, percent) on global.vat_rates to staff;
grant select on global.vat_rates to rt;

create table infra.backups (
  made_at timestamptz not null,
  ended_at timestamptz not null default now(),
  rows bigint not null,
  files integer not null,
  PRIMARY KEY (made_at)
);
grant select on infra.backups to jobs;

create table infra.rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  PRIMARY KEY (key)
);
alter table infra.rate_limits enable row level security;
create policy console on infra.rate_limits to staff using (split_part(key::text, ':'::text, 2) = 'staff'::text) with check (split_part(key::text, ':'::text, 2) = 'staff'::text);
create policy expired on infra.rate_limits for select to rt, staff using (expire < ((EXTRACT(epoch FROM now()) * 1000::numeric)::bigint - 3600000));
create policy expired_cleared on infra.rate_limits for delete to rt, staff using (expire < ((EXTRACT(epoch FROM now()) * 1000::numeric)::bigint - 3600000));
create policy tenant on infra.rate_limits to rt using (split_part(key::text, ':'::text, 2) = ((( SELECT sec.tenant_id() AS tenant_id))::text)) with check (split_part(key::text, ':'::text, 2) = ((( SELECT sec.tenant_id() AS tenant_id))::text));
grant delete, insert, select, update (key, points, expire) on infra.rate_limits to rt;
grant delete, insert, select, update (key, points, expire) on infra.rate_limits to staff;

create table infra.sandbox_mandates (
  id text not null,
  reference text not null,
  holder text not null,
  iban text not null,
  made_at timestamptz not null default now(),
  revoked_at timestamptz,
  PRIMARY KEY (id),
  UNIQUE (reference)
);
grant insert, select, update (made_at, revoked_at) on infra.sandbox_mandates to rt;

create table infra.sandbox_payments (
  id text not null,
  merchant_host text not null,
  merchant_name text not null,
  reference text not null,
  amount_minor integer not null,
  currency text not null,
  method text not null,
  statement_descriptor text not null,
  language text not null,
  return_url text not null,
  status text not null default 'open'::text,
  created_at timestamptz not null default now(),
  refunded_minor integer not null default 0,
  charged_back_minor integer not null default 0,
  token text,
  refund_keys text[] not null default '{}'::text[],
  mandate text,
  PRIMARY KEY (id),
  FOREIGN KEY (mandate) REFERENCES infra.sandbox_mandates(id),
  CHECK (status = ANY (ARRAY['open'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'cancelled'::text, 'refunded'::text, 'charged_back'::text]))
);
CREATE INDEX sandbox_payments_reference ON infra.sandbox_payments USING btree (reference);
CREATE UNIQUE INDEX sandbox_payments_collected ON infra.sandbox_payments USING btree (reference) WHERE mandate IS NOT NULL;
grant insert, select, update (merchant_name, method, statement_descriptor, language, return_url, status, created_at, refunded_minor, charged_back_minor, token, refund_keys) on infra.sandbox_payments to rt;

create table sec.key (
  kid smallint not null,
  ipad bytea not null,
  opad bytea not null,
  PRIMARY KEY (kid)
);
grant select on sec.key to definer;

create table staff.access_tokens (
  id bigint not null default sec.new_id(),
  name text not null,
  token_hash bytea not null,
  scopes text[] not null,
  staff_member_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (staff_member_id) REFERENCES staff.staff_members(id),
  CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['manifests'::text, 'platform'::text, 'signup'::text])
);
grant insert, select, update (last_used_at, revoked_at) on staff.access_tokens to staff;

create table staff.audit_entries (
  id bigint not null default sec.new_id(),
  staff_member_id bigint,
  tenant_id bigint,
  action text not null,
  detail jsonb not null default '{}'::jsonb,
  at timestamptz not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (staff_member_id) REFERENCES staff.staff_members(id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id)
);
CREATE INDEX audit_entries_by_action ON staff.audit_entries USING btree (action, id);
CREATE INDEX audit_entries_of_member ON staff.audit_entries USING btree (tenant_id, (detail ->> 'id'::text)) WHERE (detail ->> 'level'::text) = 'member'::text;
CREATE INDEX audit_entries_of_staff_member ON staff.audit_entries USING btree (staff_member_id, id);
CREATE INDEX audit_entries_of_tenant ON staff.audit_entries USING btree (tenant_id, id);
CREATE TRIGGER keep BEFORE UPDATE ON staff.audit_entries FOR EACH ROW EXECUTE FUNCTION staff.keep_audit_entries();
grant insert, select, update (detail) on staff.audit_entries to staff;

create table staff.grants (
  id bigint not null default sec.new_id(),
  staff_member_id bigint not null,
  tenant_id bigint not null,
  role text not null,
  PRIMARY KEY (id),
  UNIQUE (staff_member_id, tenant_id, role),
  FOREIGN KEY (staff_member_id) REFERENCES staff.staff_members(id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (role = ANY (ARRAY['operator'::text, 'support'::text, 'moderator'::text, 'desk'::text, 'finance'::text, 'read_only'::text]))
);
CREATE INDEX grants_of_tenant ON staff.grants USING btree (tenant_id);
grant delete, insert, select on staff.grants to staff;

create table staff.list_exports (
  id bigint not null default sec.new_id(),
  staff_member_id bigint not null,
  tenant_id bigint not null,
  resource text not null,
  filter jsonb not null,
  sort jsonb not null,
  language text not null,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  row_count integer,
  bytes bigint,
  reason text,
  PRIMARY KEY (id),
  FOREIGN KEY (staff_member_id) REFERENCES staff.staff_members(id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK ((ready_at IS NULL) = (expires_at IS NULL) AND (ready_at IS NULL) = (row_count IS NULL) AND (ready_at IS NULL) = (bytes IS NULL)),
  CHECK (jsonb_typeof(filter) = 'object'::text AND length(filter::text) <= 4000),
  CHECK (language ~ '^[a-z]{2}$'::text),
  CHECK (length(reason) >= 3 AND length(reason) <= 200),
  CHECK (length(resource) <= 40),
  CHECK (jsonb_typeof(sort) = 'array'::text AND length(sort::text) <= 100)
);
CREATE INDEX list_exports_of_staff_member ON staff.list_exports USING btree (staff_member_id, tenant_id, id DESC);
CREATE INDEX list_exports_of_tenant ON staff.list_exports USING btree (tenant_id, expires_at);
grant delete, insert, select, update (ready_at, expires_at, row_count, bytes) on staff.list_exports to staff;

create table staff.passkeys (
  id bigint not null default sec.new_id(),
  staff_member_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (staff_member_id) REFERENCES staff.staff_members(id),
  CHECK (name <> ''::text AND length(name) <= 100)
);
CREATE INDEX passkeys_of_staff_member ON staff.passkeys USING btree (staff_member_id);
grant delete, insert, select, update (staff_member_id, credential_id, public_key, sign_count, transports, name, created_at, last_used_at) on staff.passkeys to staff;

create table staff.password_links (
  id bigint not null default sec.new_id(),
  staff_member_id bigint,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (staff_member_id) REFERENCES staff.staff_members(id)
);
CREATE INDEX password_links_of_staff_member ON staff.password_links USING btree (staff_member_id);
grant delete, insert, select, update (staff_member_id, token_hash, created_at, expires_at, used_at) on staff.password_links to staff;

create table staff.recovery_codes (
  id bigint not null default sec.new_id(),
  staff_member_id bigint not null,
  code_hash bytea not null,
  used_at timestamptz,
  PRIMARY KEY (id),
  UNIQUE (staff_member_id, code_hash),
  FOREIGN KEY (staff_member_id) REFERENCES staff.staff_members(id)
);
grant delete, insert, select, update (staff_member_id, code_hash, used_at) on staff.recovery_codes to staff;

create table staff.saved_filters (
  id bigint not null default sec.new_id(),
  staff_member_id bigint not null,
  resource text not null,
  tenant_id bigint,
  name text not null,
  filter jsonb not null,
  sort jsonb not null,
  created_at timestamptz not null default now(),
  PRIMARY KEY (id),
  UNIQUE NULLS NOT DISTINCT (staff_member_id, resource, tenant_id, name),
  FOREIGN KEY (staff_member_id) REFERENCES staff.staff_members(id),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id),
  CHECK (jsonb_typeof(filter) = 'object'::text AND length(filter::text) <= 4000),
  CHECK (name <> ''::text AND length(name) <= 60),
  CHECK (length(resource) <= 40),
  CHECK (jsonb_typeof(sort) = 'array'::text AND length(sort::text) <= 100)
);
CREATE INDEX saved_filters_of_tenant ON staff.saved_filters USING btree (tenant_id);
grant delete, insert, select, update (name) on staff.saved_filters to staff;

create table staff.staff_members (
  id bigint not null default sec.new_id(),
  email text not null,
  name text not null,
  password_hash text,
  totp_secret text,
  platform_admin boolean not null default false,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  language text not null default 'en'::text,
  PRIMARY KEY (id),
  UNIQUE (email),
  CHECK (language ~ '^[a-z]{2}$'::text)
);
grant insert, select, update (email, name, password_hash, totp_secret, platform_admin, created_at, disabled_at, language) on staff.staff_members to staff;

create table staff.staff_sessions (
  id bigint not null default sec.new_id(),
  token_hash bytea not null,
  staff_member_id bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default ''::text,
  address text not null default ''::text,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (staff_member_id) REFERENCES staff.staff_members(id),
  CHECK (length(user_agent) <= 400)
);
CREATE INDEX staff_sessions_of_staff_member ON staff.staff_sessions USING btree (staff_member_id);
grant delete, insert, select, update (token_hash, staff_member_id, created_at, last_used_at, expires_at, address) on staff.staff_sessions to staff;

create table staff.work (
  tenant_id bigint not null,
  queue text not null,
  waiting integer not null,
  oldest_at timestamptz,
  counted_at timestamptz not null default clock_timestamp(),
  PRIMARY KEY (tenant_id, queue),
  FOREIGN KEY (tenant_id) REFERENCES global.tenants(id) ON DELETE CASCADE,
  CHECK ((waiting = 0) = (oldest_at IS NULL)),
  CHECK (queue = ANY (ARRAY['desk'::text, 'desk_likes'::text])),
  CHECK (waiting >= 0)
);
CREATE INDEX work_by_age ON staff.work USING btree (queue, oldest_at) WHERE waiting > 0;
grant insert, select, update (waiting, oldest_at, counted_at) on staff.work to staff;

CREATE OR REPLACE FUNCTION app.announce_ban()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('bans', concat_ws(' ', new.tenant_id, new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.announce_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('members', old.tenant_id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.announce_pages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('tenancy', tg_table_name);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.await_conversations()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform from app.profiles where tenant_id = new.tenant_id and id = new.id for update;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.check_charge()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if new.kind = 'photo' and new.ledger_transaction_id is null and exists (
    select from app.profiles senders
    where senders.tenant_id = new.tenant_id and senders.id = new.sender_profile_id and senders.kind = 'fictional'
  ) then
    return new;
  end if;
  if not exists (
    select from app.conversations talks
    join app.profiles givers on givers.tenant_id = talks.tenant_id and givers.id = new.sender_profile_id
    join app.ledger_transactions charges on charges.tenant_id = talks.tenant_id and charges.id = new.ledger_transaction_id
      and charges.member_id = givers.member_id
      and charges.counterpart_profile_id = case givers.id when talks.low_profile_id then talks.high_profile_id
        when talks.high_profile_id then talks.low_profile_id end
    where talks.tenant_id = new.tenant_id and talks.id = new.conversation_id
  ) then
    raise exception 'a gift or photo is paid for by who sends it, and for who receives it'
      using errcode = 'check_violation', constraint = 'messages_charge';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.check_ledger_balance()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  checked bigint := case tg_table_name when 'ledger_transactions' then (to_jsonb(new) ->> 'id')::bigint
                                       else (to_jsonb(new) ->> 'transaction_id')::bigint end;
  entries int;
  rest bigint;
begin
  select count(*), coalesce(sum(amount), 0) into entries, rest
    from app.ledger_entries where tenant_id = new.tenant_id and transaction_id = checked;
  if entries < 2 or rest <> 0 then
    raise exception 'ledger transaction % has % entries with a rest of %', checked, entries, rest
      using errcode = 'check_violation', constraint = 'ledger_balance';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.check_sent_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not exists (
    select from app.profiles senders
    left join app.photos own on own.tenant_id = senders.tenant_id and own.id = new.profile_photo_id
      and own.profile_id = senders.id and own.status = 'active'
    where senders.tenant_id = new.tenant_id and senders.id = new.profile_id
      and case senders.kind when 'fictional' then own.id is not null else new.profile_photo_id is null end
  ) then
    raise exception 'a fictional profile sends approved photos of its own, and nobody else copies one'
      using errcode = 'check_violation', constraint = 'chat_photos_of_profiles';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.country_code(country text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((((ascii(country) - 64) * 27) + ascii(substr(country, 2))) - 64))::smallint;

CREATE OR REPLACE FUNCTION app.end_photos_checked()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not exists (select from app.verifications checks
    where checks.tenant_id = new.tenant_id and checks.profile_id = new.id and checks.state = 'verified' and checks.settled_at is not null
      and checks.ended_at is null and new.main_photo_id = any (checks.photo_ids)) then
    new.photos_checked_at := null;
    update app.verifications checks set ended_at = now(), ended_by = 'main_photo'
    where checks.tenant_id = new.tenant_id and checks.profile_id = new.id and checks.state = 'verified' and checks.settled_at is not null
      and checks.ended_at is null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.enter_revenue()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  was_refunded int := coalesce(old.refunded_minor, 0);
  was_lost int := coalesce(old.charged_back_minor - old.won_back_minor, 0);
  is_lost int := new.charged_back_minor - new.won_back_minor;
begin
  insert into app.revenue_entries (tenant_id, order_id, kind, currency, amount_minor, vat_minor, booked_at)
    select new.tenant_id, new.id, booked.kind, new.currency, booked.minor, booked.vat, booked.at
    from (values
      ('paid', case when old.completed_at is null and new.completed_at is not null then new.amount_minor else 0 end, new.vat_minor,
        new.completed_at),
      ('refunded', new.refunded_minor - was_refunded,
        round(new.vat_minor::numeric * (new.refunded_minor + was_lost) / new.amount_minor)::int - round(new.vat_minor::numeric * (was_refunded + was_lost) / new.amount_minor)::int, now()),
      ('charged_back', is_lost - was_lost,
        round(new.vat_minor::numeric * (new.refunded_minor + is_lost) / new.amount_minor)::int - round(new.vat_minor::numeric * (new.refunded_minor + was_lost) / new.amount_minor)::int, now())
    ) as booked (kind, minor, vat, at)
    where booked.minor <> 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.guard_in_force(of_member bigint)
 RETURNS TABLE(currency text, day_minor integer, week_minor integer, month_minor integer, paused_until timestamp with time zone, next_limits jsonb, next_from timestamp with time zone)
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(due ->> 'currency', guards.currency),
    case when due is null then guards.day_minor else (due ->> 'day_minor')::int end,
    case when due is null then guards.week_minor else (due ->> 'week_minor')::int end,
    case when due is null then guards.month_minor else (due ->> 'month_minor')::int end,
    case when due is null then guards.paused_until else (due ->> 'paused_until')::timestamptz end,
    case when due is null then guards.next_limits end,
    case when due is null then guards.next_from end
  from app.spending_guards guards
  cross join lateral (select case when guards.next_from <= now() then guards.next_limits end as due) turned
  where guards.tenant_id = (select sec.tenant_id()) and guards.member_id = of_member
$function$;

CREATE OR REPLACE FUNCTION app.guard_use(of_member bigint, cost integer)
 RETURNS TABLE(period text, since timestamp with time zone, until timestamp with time zone, limit_minor integer, ordered_minor integer, spent_minor integer)
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  tenant constant bigint := sec.tenant_id();
  zone constant text := (select time_zone from global.tenants where id = tenant);
  here constant timestamp := now() at time zone zone;
  earliest constant timestamptz := least(date_trunc('week', here), date_trunc('month', here)) at time zone zone;
  -- Ids begin with their time, so that the index finds what is new.
  first_id constant bigint := (sec.new_id(earliest) >> 22) << 22;
  held int;
  taken int;
begin
  select wallets.bought, least(wallets.bought, greatest(0, cost - wallets.bonus)) into held, taken
    from app.wallets where wallets.tenant_id = tenant and wallets.member_id = of_member;
  return query
    with periods as (
      select named.period, date_trunc(named.period, here) at time zone zone as since,
        (date_trunc(named.period, here) + ('1 ' || named.period)::interval) at time zone zone as until,
        case named.period when 'day' then guard.day_minor when 'week' then guard.week_minor else guard.month_minor end as limit_minor
      from (values ('day'), ('week'), ('month')) named (period)
      left join app.guard_in_force(of_member) guard on true
    ), spends as (
      select transactions.created_at, -entries.amount as credits
      from app.ledger_transactions transactions
      join app.ledger_entries entries on entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
        and entries.account = 'member.bought'
      where transactions.tenant_id = tenant and transactions.member_id = of_member and transactions.id >= first_id
        and transactions.created_at >= earliest and transactions.kind in ('message', 'photo', 'gift', 'reversal')
    ), lots as (
      select orders.amount_minor, orders.credits, orders.credits - orders.returned_credits as kept,
        coalesce(sum(orders.credits - orders.returned_credits) over newer, 0) as newer_credits
      from app.orders where orders.tenant_id = tenant and orders.member_id = of_member and orders.completed_at is not null
      window newer as (order by orders.completed_at desc, orders.id desc rows between unbounded preceding and 1 preceding)
    )
    select periods.period, periods.since, periods.until, periods.limit_minor,
      (select coalesce(sum(orders.amount_minor - orders.refunded_minor - orders.charged_back_minor), 0)::int from app.orders
       where orders.tenant_id = tenant and orders.member_id = of_member and orders.created_at >= periods.since
         and orders.status not in ('failed', 'cancelled')),
      (select coalesce(ceil(round(sum(lots.amount_minor::numeric * greatest(0,
           least(lots.newer_credits + lots.kept, held + used.credits) - greatest(lots.newer_credits, held - taken)) / lots.credits), 9)), 0)::int
       from lots)
    from periods
    cross join lateral (
      select coalesce(sum(spends.credits), 0) as credits from spends where spends.created_at >= periods.since) used;
end $function$;

CREATE OR REPLACE FUNCTION app.interest_bits(ids bigint[])
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  return (select bit_or(1::bigint << bit) from global.interests where id = any(ids));
end $function$;

CREATE OR REPLACE FUNCTION app.interest_mask(tenant bigint, profile bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(bit_or(1::bigint << interests.bit), 0)
  from app.profile_interests join global.interests on interests.id = profile_interests.interest_id
  where profile_interests.tenant_id = tenant and profile_interests.profile_id = profile
$function$;

CREATE OR REPLACE FUNCTION app.keep_activity()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update app.search_rows set last_active_at = new.last_active_at where tenant_id = new.tenant_id and id = new.id
    and new.last_active_at not between last_active_at and last_active_at + interval '15 minutes';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_announcements()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then
      raise exception 'an announcement that was to be sent is kept' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.state <> 'draft' and (new.kind, new.texts, new.segment, new.path, new.version)
      is distinct from (old.kind, old.texts, old.segment, old.path, old.version)
    or new.state <> old.state and (old.state, new.state) not in (
      ('draft', 'scheduled'), ('scheduled', 'draft'), ('scheduled', 'sending'), ('scheduled', 'sent'), ('scheduled', 'stopped'),
      ('sending', 'sent'), ('sending', 'stopped'))
  then
    raise exception 'an announcement is changed as long as it is a draft' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_held_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare may_change boolean;
begin
  if tg_op = 'DELETE' then
    if old.state = 'held' then
      raise exception 'a held message is removed only once it is decided' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  may_change := case old.state
    when 'held' then new.state <> 'held'
    when 'refused' then old.decision_id is null and new.decision_id is not null
        and (new.state, new.reason, new.decided_at) is not distinct from (old.state, old.reason, old.decided_at)
      or old.decision_id is not null and new.state = 'released' and new.decision_id = old.decision_id
    else false end;
  if (new.sender_profile_id, new.receiver_profile_id, new.conversation_id, new.client_id, new.request_hash, new.body, new.is_free_reply,
        new.held_at, new.ledger_transaction_id)
      is distinct from (old.sender_profile_id, old.receiver_profile_id, old.conversation_id, old.client_id, old.request_hash, old.body,
        old.is_free_reply, old.held_at, old.ledger_transaction_id)
    or not may_change
  then
    raise exception 'a held message is never changed, only decided, and once unless an appeal delivers it' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if old.status <> 'erased' then
    raise exception 'a member is removed only after being erased' using errcode = 'restrict_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.body is not null or old.ledger_transaction_id is not null then
      raise exception 'a message is removed only after being erased, and when nobody paid for it' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if new.body is not null or new.client_id <> old.id::text or new.request_hash <> '' then
    raise exception 'a message is never changed, only erased' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_payment_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if old.order_id is not null or old.received_at > now() - interval '30 days' then
    raise exception 'a notification of an order is not removed' using errcode = 'restrict_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if old.kind = 'fictional' or not exists (select from app.members
       where tenant_id = old.tenant_id and id = old.member_id and status = 'erased') then
    raise exception 'a profile is removed only with an erased member' using errcode = 'restrict_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_search_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if new.status <> 'active' then
    delete from app.search_rows where tenant_id = new.tenant_id and id = new.id;
    return null;
  end if;
  update app.search_rows set (region_id, town_id, date_of_birth, visible_to_visitors, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, gender_code, looking_for_code, country_code) = row(new.region_id, new.town_id, new.date_of_birth, new.visible_to_visitors, app.word_code(new.sexuality), app.word_code(new.hair_colour), app.word_code(new.eye_colour), app.word_code(new.body_type), app.word_code(new.relationship_status), app.word_code(new.tattoos), app.word_code(new.reason), app.word_code(new.gender), app.word_code(new.looking_for), app.country_code(new.country)) where tenant_id = new.tenant_id and id = new.id;
  if not found then
    insert into app.search_rows (tenant_id, id, last_active_at, kind_code, interest_mask, region_id, town_id, date_of_birth, visible_to_visitors, sexuality_code, hair_colour_code, eye_colour_code, body_type_code, relationship_status_code, tattoos_code, reason_code, gender_code, looking_for_code, country_code)
    values (new.tenant_id, new.id, new.last_active_at, app.word_code(new.kind), app.interest_mask(new.tenant_id, new.id), new.region_id, new.town_id, new.date_of_birth, new.visible_to_visitors, app.word_code(new.sexuality), app.word_code(new.hair_colour), app.word_code(new.eye_colour), app.word_code(new.body_type), app.word_code(new.relationship_status), app.word_code(new.tattoos), app.word_code(new.reason), app.word_code(new.gender), app.word_code(new.looking_for), app.country_code(new.country));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_trust_months()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if old.kept_at is not null then
    raise exception 'the figures of a month that was kept never change' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_wallets()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if old.bonus + old.bought > 0 then
    raise exception 'a wallet with credits is not removed' using errcode = 'restrict_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION app.locate_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.town_id := case when new.kind = 'member' and new.city is not null then (
    select cities.id from global.cities
    where cities.country = new.country and cities.name = new.city
      and (new.region_id is null or cities.region_id = new.region_id)
    order by cities.population desc, cities.id limit 1
  ) end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.mask_interests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  -- Profiles are locked first everywhere; otherwise two changes of profile and interests might wait for each other.
  perform from app.profiles where (tenant_id, id) in (select tenant_id, profile_id from changed) for no key update;
  update app.search_rows set interest_mask = app.interest_mask(tenant_id, id)
  where (tenant_id, id) in (select tenant_id, profile_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_draft_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  changed app.drafts := coalesce(new, old);
begin
  update app.conversation_sides set changed_in = pg_current_xact_id()
  where tenant_id = changed.tenant_id and profile_id = changed.profile_id and partner_profile_id = changed.partner_profile_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_gifts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  brand bigint := coalesce(new.tenant_id, old.tenant_id);
begin
  update global.tenants set has_gifts = not has_gifts
    where id = brand and has_gifts is distinct from
      exists (select from app.gifts where gifts.tenant_id = brand and gifts.ends_at is null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_meeting_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  one bigint := coalesce(changed ->> 'blocker_profile_id', changed ->> 'profile_id');
  other bigint := coalesce(changed ->> 'blocked_profile_id', changed ->> 'subject_id');
begin
  update app.conversation_sides set changed_in = pg_current_xact_id()
  where tenant_id = (changed ->> 'tenant_id')::bigint
    and (profile_id = one and partner_profile_id = other or profile_id = other and partner_profile_id = one);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_partner()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update app.conversation_sides set partner_is_fictional = profiles.kind = 'fictional', partner_left = profiles.left_at is not null
  from app.profiles
  where conversation_sides.tenant_id = new.tenant_id and conversation_sides.id = new.id
    and profiles.tenant_id = new.tenant_id and profiles.id = new.partner_profile_id
    and (profiles.kind = 'fictional' or profiles.left_at is not null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_partner_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update app.conversation_sides set changed_in = pg_current_xact_id(), partner_left = new.left_at is not null
  where tenant_id = new.tenant_id and partner_profile_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_side_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.spending_refusal(of_member bigint, cost integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  guard record;
  reached record;
begin
  select * into guard from app.guard_in_force(of_member);
  if guard.paused_until > now() then
    return jsonb_build_object('code', 'spending_paused', 'until', guard.paused_until);
  end if;
  if coalesce(guard.day_minor, guard.week_minor, guard.month_minor) is null
    or cost <= (select bonus from app.wallets where tenant_id = (select sec.tenant_id()) and member_id = of_member) then
    return null;
  end if;
  select * into reached from app.guard_use(of_member, cost) used where used.spent_minor > used.limit_minor order by used.until desc limit 1;
  if reached.period is null then
    return null;
  end if;
  return jsonb_build_object('code', 'spending_limit_reached', 'period', reached.period, 'limit_minor', reached.limit_minor,
    'currency', guard.currency, 'from', reached.until);
end $function$;

CREATE OR REPLACE FUNCTION app.text_key(said text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (md5(lower(regexp_replace(NORMALIZE(btrim(said), NFKC), '\s+'::text, ' '::text, 'g'::text))))::uuid;

CREATE OR REPLACE FUNCTION app.unmet_by(viewer bigint)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE ROWS 10
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  return query
    select blocked_profile_id from app.blocks where tenant_id = (select sec.tenant_id()) and blocker_profile_id = viewer
    union all
    select blocker_profile_id from app.blocks where tenant_id = (select sec.tenant_id()) and blocked_profile_id = viewer
    union all
    select subject_id from app.hidings where tenant_id = (select sec.tenant_id()) and profile_id = viewer;
end $function$;

CREATE OR REPLACE FUNCTION app.withhold_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.status := 'disabled';
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.word_code(word text)
 RETURNS "char"
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (COALESCE(array_position('{hetero,gay,lesbian,bi,blond,brown,black,red,grey,white,bald,other,blue,green,hazel,slim,athletic,average,curvy,full,single,divorced,widowed,separated,open,none,one,some,many,relationship,dating,friendship,chat,adventure,member,fictional,male,female,both}'::text[], word), 0))::"char";

CREATE OR REPLACE FUNCTION global.announce_tenancy()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('tenancy', tg_table_name);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION sec.new_id(at timestamp with time zone DEFAULT clock_timestamp())
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select ((micros / 1000) << 22) | ((micros % 1000) << 12) | floor(random() * 4096)::bigint
  from (select (extract(epoch from at) * 1000000)::bigint - 1735689600000000 as micros) since_2025
$function$;

CREATE OR REPLACE FUNCTION sec.prove_tenant(token text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_catalog.set_config('app.tenant', token, true);
  if pg_catalog.has_parameter_privilege('backtrace_functions', 'SET') then
    perform pg_catalog.set_config('backtrace_functions', '', true);
    perform pg_catalog.set_config('backtrace_functions',
      coalesce('tenant_' operator(pg_catalog.||) sec.tenant_id()::pg_catalog.text, ''), true);
  end if;
end $function$;
alter function sec.prove_tenant(text) owner to definer;

CREATE OR REPLACE FUNCTION sec.tenant_id()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  kept pg_catalog.text := pg_catalog.current_setting('backtrace_functions');
  setting pg_catalog.text;
  claim pg_catalog.text;
begin
  if pg_catalog.starts_with(kept, 'tenant_') then
    return pg_catalog.substr(kept, 8)::pg_catalog.int8;
  end if;
  setting := pg_catalog.current_setting('app.tenant', true);
  -- Everything before the dot and the 64 digits of the mac. A connection used before has '' here.
  claim := pg_catalog.left(setting, -65);
  -- Matching a regular expression would take longer than all the rest.
  perform from sec.key
  where kid::pg_catalog.text operator(pg_catalog.=) pg_catalog.split_part(claim, '.', 2)
    and setting operator(pg_catalog.=) (claim operator(pg_catalog.||) '.' operator(pg_catalog.||)
      pg_catalog.encode(pg_catalog.sha256(opad operator(pg_catalog.||)
        pg_catalog.sha256(ipad operator(pg_catalog.||) pg_catalog.convert_to(claim, 'UTF8'))), 'hex'));
  if not found then return null; end if;
  -- Only a claim signed with the key becomes numbers; inside the statement above the planner might convert any text. A stolen
  -- token ends with the next day, and clocks may differ by one.
  if pg_catalog.abs(pg_catalog.split_part(claim, '.', 3)::pg_catalog.int8 operator(pg_catalog.-)
      (pg_catalog.date_part('epoch', pg_catalog.now())::pg_catalog.int8 operator(pg_catalog./) 86400)) operator(pg_catalog.<=) 1 then
    return pg_catalog.split_part(claim, '.', 1)::pg_catalog.int8;
  end if;
  return null;
end $function$;
alter function sec.tenant_id() owner to definer;

CREATE OR REPLACE FUNCTION staff.keep_audit_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if new.detail is distinct from old.detail - 'id' - 'name' - 'reason' then
    raise exception 'an entry of the log is never changed; only whom it names is erased' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;
