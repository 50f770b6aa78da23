-- A key's webhook that was switched off, since its receiver said that it is gone for good: when, and why in words.

alter table api_keys add column webhook_off_at bigint;
alter table api_keys add column webhook_off_reason text;
