-- Answered prompts of the profile, in the member's order: [{"prompt": "sunday", "answer": "…"}].
alter table users add column prompts jsonb not null default '[]';
