alter table swipes validate constraint swipes_decision_check;
